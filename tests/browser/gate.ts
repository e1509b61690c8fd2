/** What a whole file is there for, or each of its stories, by title. */
type Listed = string | Readonly<Record<string, string>>

/**
 * The browser tests of the gate, and what each is there for. They are few, since a browser costs a hundred
 * times what the same chart costs on a machine or a rendered screen: a story belongs here where only a browser
 * shows it, and no other story does. Every other is named `*.full.test.ts`.
 */
export const gate: Readonly<Record<string, Listed>> = {
  gate: 'compares this list with the files',
  'paths/gate': 'a flow of each shape, and a sending button that is tapped twice; the file says why these',
  'scenarios/gate': 'at most one scenario a part; they and their reasons stand in scenarios/gate.ts',
  'account/account': {
    'edits their account while one of the saves is cut off: only that one is sent again':
      'one form, two calls, one of them lost',
    'a giver validated by their NIT alone changes it, waits, and corrects it from the mail’s link':
      'an edit that takes a right away, on a page that is open',
    'takes their data along as a file that one can open and read': 'a file that the page makes',
  },
  'federations/federations-address': {
    'one federation has an address: its name opens it, Back closes it, a colleague arrives at it':
      'the space of federations: a window with an address',
  },
  'giver/draft': {
    'while the network is lost, and sent once it is back': 'a lost connection loses no entry',
    'when the session has expired: sign in again, and go on': 'neither does a session that ended',
  },
  'giver/main-job': {
    'a giver plans a hunt, obtains its contacts, reveals a phone, reports who received what':
      'the main job, whole, on a phone',
  },
  'giver/windows': {
    'Back closes a window, and leaves the page only when none is open':
      'windows in the history of the browser',
    'Back asks before an entry is lost, as Escape does, and closes the question first':
      'two windows in it, of which one holds an entry',
  },
  'receiver/places': {
    'Back leads to where the page was left, although its cards arrive one after the other':
      'the place on a page, which only a browser has',
  },
  'registration/registration': {
    'a visitor registers as a receiver, follows the link of their mail, and finds what they said':
      'registration, whole, with a double click, a mail and the terms',
    'a giver whom the federation knows is validated at once, after a NIT that was too short':
      'registration of the other kind, and a refused field',
  },
  'shell/built-assets': 'what the build must and must not contain',
  'shell/page-budgets': 'how much the scripts of the two pages weigh that must come fast',
  'shell/page-weight': 'which scripts and calls they need, in which order',
  'shell/side-nav': {
    'on a laptop every entry of the menu is seen without scrolling, each large enough to be hit':
      'layout, and the space of whoever may do everything',
  },
  'sign-in/forgotten-password': {
    'asks for a link, opens the mail, follows it, chooses a password, signs in; old sessions have ended':
      'a mailed link, and the sessions of other devices',
  },
  'sign-in/second-factor': {
    'sets a passkey up, notes the codes, signs in with it, and removes it again':
      'passkeys, which only a browser has',
  },
  'sign-in/typed-early': {
    'What is typed on a slow network before the scripts come is kept once they are there':
      'signing in on a slow network',
  },
  'statistics/statistics': {
    'filters a statistic, shares its address, and fetches a file whose cells are those of the screen':
      'the space of statistics: address, figure and file agree',
  },
  'users/users-address': {
    'a search stands in the address: reload, back and forward show what it asks':
      'the space of users: a search in the history of the browser',
  },
}
