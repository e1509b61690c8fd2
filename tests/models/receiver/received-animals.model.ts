import { dayAfter } from '../../../contract/days.ts'
import type { ReceivedAnimal } from '../../../contract/receiver/received-animals.ts'
import type { ReportedLine } from '../../../contract/receiver/reported-lines.ts'
import { receivedAnimalsMachine } from '../../../machines/receiver/received-animals.ts'
import { dayInWords } from '../../../src/words/words.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { specimenTypes } from '../../world/answers.ts'
import { othersHunts, received } from '../../world/hunts.ts'
import { today } from '../../world/today.ts'
import { retry } from '../patterns/paged-list.ts'
import { ends, isChanged } from '../patterns/ended-windows.ts'

const title = 'Ce que j’ai reçu'
export const boar: ReceivedAnimal = {
  id: received.id,
  specimen_type: 'sanglier',
  icon_url: specimenTypes[0]!.icon_url,
  tag: received.tag,
  started_at: dayAfter(today, othersHunts[1]!.day),
  city: 'Saint-Amand-Montrond',
  federation: 'Fédération des chasseurs du Cher',
  search: 'none',
  is_recalled: false,
  reported_on: null,
}
const deer: ReceivedAnimal = { ...boar, id: 4, specimen_type: 'chevreuil', tag: null, search: null }
const positive: ReceivedAnimal = { ...boar, id: 5, search: 'positive' }
const told: ReceivedAnimal = { ...boar, reported_on: today }
export const line: ReportedLine = {
  id: othersHunts[1]!.id,
  started_at: boar.started_at,
  city: boar.city,
  giver: 'Marc Rousseau',
  federation: boar.federation,
  game: [{ label: 'sanglier', label_plural: 'sangliers', quantity: 2 }],
  contested_on: null,
}
const nothing = (day: string) => `Je n’ai rien reçu : Compte rendu, ${dayInWords(day)}`
const contested: ReportedLine = { ...line, contested_on: today }
const countsAgain: ReportedLine = { ...contested, is_contest_over: true }
const oneTooMany: ReportedLine = { ...line, may_contest: false }
const mayContest = ({ contested_on, may_contest = true }: ReportedLine) =>
  contested_on === null && may_contest
const read = (animals: ReceivedAnimal[], lines: ReportedLine[] = []) => ({ animals, lines })
const card = (person: Person) => person.within('region', title)

async function seesStanding(person: Person, said: ReportedLine) {
  await person.doesNotSee('button', nothing(said.started_at))
  if (!said.contested_on) return person.seesText(/contesté 3 comptes rendus que personne n’a corrigés/)
  await person.seesText(
    said.is_contest_over ? 'ce gibier compte de nouveau' : 'n’avoir rien reçu : ce gibier ne compte pas',
  )
}

export const receivedAnimals = flow(receivedAnimalsMachine, {
  name: 'received-animals',
  inputs: [{ asked: null }, { asked: boar.id }],
  samples: {
    events: {
      'problem.noticed': ({ context: { animals } }: { context: { animals: ReceivedAnimal[] } }) =>
        animals.map((animal) => ({ animal })),
      'line.doubted': ({ context: { lines } }: { context: { lines: ReportedLine[] } }) =>
        lines
          .slice(0, 1)
          .filter(mayContest)
          .map((one) => ({ line: one })),
    },
    answers: {
      readReceived: [
        read([boar]),
        read([]),
        read([deer]),
        read([positive]),
        read([told]),
        read([], [line, { ...line, id: 4, started_at: dayAfter(line.started_at, -30) }]),
        read([boar], [contested]),
        read([], [countsAgain]),
        read([], [oneTooMany]),
      ],
      problemReport: ends,
      lineContest: ends,
    },
  },
  gestures: {
    'animals.retried': (driver) => driver.within('region', title).click('button', retry),
    'line.doubted': (driver, { line: { started_at } }) =>
      driver.within('region', title).click('button', nothing(started_at)),
    'problem.noticed': (driver) => driver.within('region', title).click('button', /^Signaler un problème/),
  },
  endings: {
    'xstate.done.actor.problemReport': async (driver, { output }) => {
      const question = driver.within('alertdialog', 'Quel est le problème ?')
      if (!isChanged(output)) return question.click('button', 'Annuler')
      await driver.fill('Ce qui ne va pas', 'Un abcès dans l’épaule')
      await question.click('button', 'Envoyer')
      await driver.answer('reportProblem')
    },
    'xstate.done.actor.lineContest': async (driver, { output }) => {
      const question = driver.within('alertdialog', 'Êtes-vous sûrs ?')
      if (!isChanged(output)) return question.click('button', 'Annuler')
      await question.click('button', 'Je n’ai rien reçu')
      await driver.answer('contestLine')
    },
  },
  expects: {
    loading: async (person, { context: { animals, lines } }) => {
      if (lines.length > 0) await card(person).sees('heading', 'Ce que disent les comptes rendus')
      if (animals.length === 0 && lines.length > 0)
        return mayContest(lines[0]!)
          ? card(person).seesDisabled('button', nothing(lines[0]!.started_at))
          : seesStanding(card(person), lines[0]!)
      if (animals.length === 0) return card(person).seesText('Lecture de ce que vous avez reçu…')
      await card(person).sees('heading', 'Cuisson et conservation')
      await card(person).seesDisabled('button', /^Signaler un problème/)
    },
    reporting: (person) => person.sees('alertdialog', 'Quel est le problème ?'),
    contesting: (person) => person.seesText('ne comptera pas dans l’ordre des propositions'),
    unavailable: (person) => card(person).seesText('Ce que vous avez reçu n’a pas pu être lu. Vérifiez'),
    listed: async (person, { context: { animals, lines } }) => {
      const [animal] = animals
      const [said] = lines
      if (said) {
        await card(person).seesText(/2 sangliers, à .*, noté par Marc Rousseau\./)
        if (lines.length > 1) await card(person).seesText('1 compte rendu d’avant')
        if (mayContest(said)) await card(person).sees('button', nothing(said.started_at))
        else await seesStanding(card(person), said)
        if (!animal) return
      }
      if (!animal) return card(person).seesText('Rien pour l’instant.')
      const name = animal.search === null ? 'Chevreuil' : 'Sanglier'
      await card(person).sees('link', `Certificat : ${name}, ${dayInWords(animal.started_at)}`)
      await card(person).sees('button', `Signaler un problème : ${name}, ${dayInWords(animal.started_at)}`)
      if (animal.reported_on) await card(person).seesText('Votre signalement du')
      await card(person).sees('heading', 'Cuisson et conservation')
      await card(person).seesText('L’Anses (2018) conseille')
      if (animal.search === null) return card(person).seesText('Sans marquage, Saint-Amand-Montrond.')
      await card(person).seesText('Marquage SA 0102, Saint-Amand-Montrond.')
      await card(person).seesText('71 °C partout au moins')
      if (animal.search === 'positive')
        await card(person).seesText('Trichine trouvée : ne consommez pas la viande')
    },
  },
  screen: async () => (await import('../../../src/screens/receiver/received-animals.tsx')).ReceivedAnimals,
  browser: {
    as: 'paul.mercier',
    // No report names them; `line-contest` is walked by somebody whom one names.
    unreachable: (event) =>
      event.type === 'xstate.done.actor.lineContest' && isChanged((event as { output?: unknown }).output),
    navigate: async (driver, { input: { asked } }) => {
      await driver.interceptCalls()
      await driver.open(asked === null ? '/' : `/receiver?problem=${asked}`)
    },
  },
})
