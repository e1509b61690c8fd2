import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { argon2 } = crypto

/**
 * Tests hash hundreds of passwords and recovery codes, of which only that they are hashed matters: with as
 * little memory as the passwords of the test world. Hashes still say with what they ought to be made.
 */
if (argon2.name !== 'cheapArgon2') {
  crypto.argon2 = function cheapArgon2(algorithm, parameters, done) {
    argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done)
  }
  syncBuiltinESMExports()
}
