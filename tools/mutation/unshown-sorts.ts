/**
 * Queries that sort, and that no list of `tests/server/order/` shows with rows in inverse order of insertion and of
 * id: choices and exports in several parts, batches of background work, ranks and statistics. Some are sorted before
 * the eyes of a test of their own, which `npm run mutation -- --part server --kind order` tells. This list only gets
 * shorter: a new query gets a list instead.
 */
const byFile: Readonly<Record<string, string>> = {
  'account/own-data-parts.ts':
    'animalsGot animalsOf askedBy contestedBy meetingsBy problemsOf recallsOf reportedOf versionsOf',
  'account/own-data.ts': 'findOwnGiver findOwnReceiver findOwnRecords',
  'federations/sanitary/recalls.ts': 'receivers',
  'federations/sanitary/sanitary-rules.ts': 'ruleRow',
  'giver/animal-list.ts': 'findLastTags',
  'giver/contact-search.ts': 'computeContacts',
  'giver/contacts.ts': 'findContacts',
  'giver/hunts.ts': 'shownAt',
  'giver/meeting-links.ts': 'findDelegatedMeetings findPeopleOf',
  'giver/meetings.ts': 'findChoices findMeetingCities',
  'giver/offer-candidates.ts': 'findOffered',
  'giver/phones.ts': 'findNthReveal',
  'giver/reports.ts': 'countUnreceived readLatestRequest readVersions',
  'giver/samples.ts': 'findOwnSamples lockSampled',
  'giver/sanitary-demands.ts': 'findSamplesOf',
  'receiver/received-animals.ts': 'select',
  'registration/registrations.ts': 'findFederationOf',
  'shared/audit-log.ts': 'read',
  'shared/backlog.ts': 'lastRetention readUrgent',
  'shared/cities.ts': 'begin findCurrent findNamed read',
  'shared/erasures.ts': 'findErasures',
  'shared/mails.ts': 'claimMail',
  'shared/offers/offers.ts': 'behindUntil',
  'shared/people.ts': 'territoriesOfUser',
  'shared/reports/report-reminders.ts': 'lockDue',
  'shared/reports/reports.ts': 'requestedChanges',
  'shared/retention/idle-contacts.ts': 'countNext deleteIdleContacts windowBefore',
  'shared/sessions.ts': 'insertSession',
  'statistics/statistics-animals.ts':
    'findAnimalsByFate findHandOverTime findOffersByOutcome findRecalledPeople findSamplesByResult',
  'statistics/statistics-coverage.ts': 'byCity byDepartment',
  'statistics/statistics-donations.ts': 'findContacts findDonationsOverTime findHunts',
  'statistics/statistics-handovers.ts': 'read',
  'statistics/statistics-people.ts': 'findNeverServed findRegistrations findValidations',
  'statistics/statistics.ts': 'findChoices',
  'users/managed-users.ts': 'findUsers',
}
export const unshownSorts: readonly string[] = Object.entries(byFile).flatMap(([file, names]) =>
  names.split(' ').map((name) => `${file} ${name}`),
)
