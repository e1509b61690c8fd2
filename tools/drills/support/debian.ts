import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { type Process, startProgram } from '../../../tests/server/support/processes/process.ts'
import { install, run } from './programs.ts'
import { until } from './until.ts'

/** A machine of its own with Debian and systemd: a container whose network is apart. */
export type Debian = Awaited<ReturnType<typeof startDebian>>

/** Debian 13. */
const SUITE = 'trixie'

/** The addresses of this machine and of the other one, on the line between them. */
const [HERE, THERE] = ['169.254.77.1', '169.254.77.2']

/** Where control groups of systemd are: in one hierarchy, or in two where the machine still has the older. */
const hierarchies = existsSync('/sys/fs/cgroup/cgroup.procs') ? [''] : ['unified', 'systemd']

/** What a command takes beside its text: its input, and whether it uses the network of this machine. */
type Given = { input?: string; isOnline?: boolean }

export async function startDebian() {
  if (userInfo().uid !== 0) throw new Error('Needed: root, to build a machine and boot it')
  await install('debootstrap', 'systemd-container', 'iproute2')
  const folder = await mkdtemp(join(tmpdir(), 'venaison-debian-'))
  const name = `v${folder.slice(-6)}`
  const groups = hierarchies.map((each) => join('/sys/fs/cgroup', each, `venaison-${name}`))
  let machine: { nspawn: Process; leader: string } | undefined

  async function command(text: string, { input = '', isOnline = false }: Given = {}): Promise<string> {
    const spaces = ['--mount', '--uts', '--ipc', '--pid', '--cgroup', ...(isOnline ? [] : ['--net'])]
    // Without a terminal, passwords are read from the input.
    const shell = ['setsid', '--wait', 'bash', '-euc', text]
    const environment = { PATH: '/usr/sbin:/usr/bin', HOME: '/root', LANG: 'C.UTF-8' }
    const certificates = { NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt' }
    const asked = run('nsenter', ['--target', machine!.leader, ...spaces, ...shell], {
      env: { ...environment, ...(isOnline && certificates) },
      maxBuffer: Infinity,
    })
    const stdin = asked.child.stdin!
    if (input !== '') stdin.write(input)
    stdin.end()
    return (await asked).stdout.trim()
  }

  async function boot(): Promise<void> {
    const enter = groups.map((group) => `mkdir -p ${group} && echo $$ > ${group}/cgroup.procs`).join(' && ')
    const own = `--directory=${folder} --machine=${name} --network-veth --private-users=no`
    const nspawn = startProgram(
      'sh',
      ['-c', `${enter} && exec systemd-nspawn ${own} --boot --keep-unit --register=no --console=pipe`],
      { env: { SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' } },
    )
    const isRunning = async () => {
      const { stdout } = await run('pgrep', ['--parent', String(nspawn.pid), '--full', 'systemd$'])
      machine = { nspawn, leader: stdout.trim() }
      return (await command('systemctl is-system-running --wait')) === 'running'
    }
    await until('the machine has booted', isRunning)
    const line = (...args: string[]) => run('ip', args)
    await line('address', 'add', `${HERE}/30`, 'dev', `ve-${name}`)
    await line('link', 'set', `ve-${name}`, 'up')
    const there = ['--target', machine!.leader, '--net', 'ip']
    await run('nsenter', [...there, 'address', 'add', `${THERE}/30`, 'dev', 'host0'])
    await run('nsenter', [...there, 'link', 'set', 'host0', 'up'])
  }

  async function remove(): Promise<void> {
    for (const group of groups) await removeGroup(group)
    await machine?.nspawn.ended
    await rm(folder, { recursive: true, force: true })
  }

  try {
    const wanted = ['--variant=minbase', '--include=systemd-sysv,dbus,ca-certificates']
    await run('debootstrap', [...wanted, SUITE, folder], { maxBuffer: Infinity })
    await chmod(folder, 0o755)
    // It trusts whom this machine trusts, and nobody is asked.
    await run('cp', ['/etc/ssl/certs/ca-certificates.crt', join(folder, 'etc/ssl/certs')])
    await writeFile(join(folder, 'etc/apt/apt.conf.d/90yes'), 'APT::Get::Assume-Yes "true";\n')
    await boot()
  } catch (error) {
    await remove()
    throw error
  }
  return {
    folder,
    address: THERE,
    command,
    remove,
    async reboot(): Promise<void> {
      await command('systemctl reboot').catch(() => {})
      await machine!.nspawn.ended
      await boot()
    },
  }
}

async function removeGroup(group: string): Promise<void> {
  if (!existsSync(group)) return
  const killing = join(group, 'cgroup.kill')
  if (existsSync(killing)) await writeFile(killing, '1')
  for (const one of await readdir(group, { withFileTypes: true }))
    if (one.isDirectory()) await removeGroup(join(group, one.name))
  await until(`${group} is empty`, async () => {
    await rmdir(group)
    return true
  })
}
