import { expect, test } from 'vitest'
import { deviceName } from '../../../server/rules/sessions.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)'

test.each([
  ['Firefox sur Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
  ['Firefox sur Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'],
  ['Firefox sur iPhone', `${iPhone} ${webkit} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
  ['Chrome sur Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`],
  ['Chrome sur Android', `Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`],
  ['Chrome sur iPhone', `${iPhone} ${webkit} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`],
  ['Chrome sur Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`],
  ['Chrome sur Linux', `Mozilla/5.0 (X11; Linux x86_64) ${blink} Safari/537.36`],
  ['Edge sur Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/126.0.0.0`],
  ['Opera sur Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 OPR/112.0.0.0`],
  [
    'Samsung Internet sur Android',
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${blink} SamsungBrowser/25.0 Mobile Safari/537.36`,
  ],
  ['Safari sur Mac', `${mac} ${webkit} Version/17.5 Safari/605.1.15`],
  ['Safari sur iPhone', `${iPhone} ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Linux', 'something on Linux'],
  ['Chrome', `Mozilla/5.0 (PlayStation 5) ${blink}`],
  ['', 'curl/8.5.0'],
  ['', ''],
  ['', undefined],
  ['', 'x'.repeat(100_000)],
])('%s', (name, userAgent) => expect(deviceName(userAgent)).toBe(name))
