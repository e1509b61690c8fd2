/**
 * `node tests/server/support/processes/deadline-worker.ts <batch>`: processes the deadlines of the database at
 * `DATABASE_URL` as a server does, until it is killed. Prints « ready » once started.
 */
import { openDatabase } from '../../../../server/database.ts'
import { startOfferDeadlines } from '../../../../server/rules/offers/offer-deadlines.ts'

const { db } = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] ?? null, dataDir: null })
const publicUrl = () => 'https://venaison.example'
startOfferDeadlines(
  { db, secret: 'a secret that only tests know', log: console, publicUrl },
  20,
  Number(process.argv[2]),
)
console.log('ready')
