import { OTHER_ACCOUNT } from '../../contract/page-account.ts'

/** French messages by field, as in a 422; items of a list are named like `contact_ids.0`. */
export type FieldMessages = Record<string, string[]>

/**
 * An empty set of messages. Field names are arbitrary, so the object inherits nothing, not even
 * `constructor`.
 */
export const noMessages = (): FieldMessages => Object.create(null)

/**
 * The error that a handler throws to refuse a request. The class is the reason; `problems.ts` writes the
 * answer. `message` is displayed to a person, in French, except for the two that clients compare
 * literally.
 */
export class Refusal extends Error {
  readonly status: number
  readonly errors: FieldMessages | undefined
  readonly retryAfter: number | undefined
  constructor(status: number, message: string, more: { errors?: FieldMessages; retryAfter?: number } = {}) {
    super(message)
    this.status = status
    this.errors = more.errors
    this.retryAfter = more.retryAfter
  }
}

/** 400: the request cannot be parsed. */
export class Unreadable extends Refusal {
  constructor(message = 'La demande envoyée est illisible. Rechargez la page, puis réessayez.') {
    super(400, message)
  }
}

/** 400: the client hung up before the whole request arrived; nobody reads the answer. */
export class Aborted extends Refusal {
  constructor() {
    super(400, 'La demande n’est pas arrivée en entier.')
  }
}

/** 401: there is no session. */
export class Unauthenticated extends Refusal {
  constructor() {
    super(401, 'Unauthenticated.')
  }
}

/** 403: the signed-in user may not do this. */
export class Forbidden extends Refusal {
  constructor(message = 'Votre compte ne permet pas de faire cela.') {
    super(403, message)
  }
}

/** 404: it does not exist, or belongs to somebody else. */
export class NotFound extends Refusal {
  constructor(message = 'Cet élément est introuvable.') {
    super(404, message)
  }
}

/** 409: the lifecycle refuses it, or it was changed meanwhile. */
export class Conflict extends Refusal {
  constructor(message: string) {
    super(409, message)
  }
}

/** 412: the page was opened for another account than the session’s. */
export class OtherAccount extends Refusal {
  constructor(message: string) {
    super(OTHER_ACCOUNT, message)
  }
}

/** 413: the body is larger than the server accepts. */
export class TooLarge extends Refusal {
  constructor(message = 'L’envoi est trop volumineux.', errors?: FieldMessages) {
    super(413, message, errors ? { errors } : {})
  }
}

/** 415: the body's media type is not supported. */
export class UnknownFormat extends Refusal {
  constructor() {
    super(415, 'Ce format d’envoi n’est pas accepté.')
  }
}

/** 419: the CSRF token is missing, or belongs to another session. */
export class TokenMismatch extends Refusal {
  constructor() {
    super(419, 'CSRF token mismatch.')
  }
}

/** Fields of a refusal that the answer names; nobody reads more of them. */
const MOST_FIELDS = 20

/**
 * 422: the entry is refused, by field: the first ones of many. The message is the first field message, and
 * counts the others.
 */
export class Refused extends Refusal {
  constructor(errors: FieldMessages) {
    const all = Object.values(errors).flat()
    const others = all.length - 1
    const more =
      others < 1 ? '' : ` (et ${others} autre${others > 1 ? 's' : ''} erreur${others > 1 ? 's' : ''})`
    const first = Object.assign(
      noMessages(),
      Object.fromEntries(Object.entries(errors).slice(0, MOST_FIELDS)),
    )
    super(422, `${all[0] ?? 'La saisie est invalide.'}${more}`, { errors: first })
  }
}

/** 429: too many requests. The message says when to retry, after `retryAfter` seconds. */
export class TooMany extends Refusal {
  constructor(retryAfter: number, message: string) {
    const seconds = Math.max(1, Math.ceil(retryAfter))
    super(429, `${message} Réessayez dans ${inWords(seconds)}.`, { retryAfter: seconds })
  }
}

/** 503: a service that the server depends on is not available. */
export class Unavailable extends Refusal {
  constructor(retryAfter = 10) {
    super(503, `${NO_ANSWER} Réessayez dans ${inWords(retryAfter)}.`, { retryAfter })
  }
}
/** 503: too many people at once; the call was refused before anything of it was done. */
export class Overloaded extends Refusal {
  constructor(retryAfter: number) {
    super(503, `${OVERLOADED} Réessayez dans ${inWords(retryAfter)}.`, { retryAfter })
  }
}
/** The French message of an overload. */
const OVERLOADED = 'Beaucoup de monde utilise le service en ce moment.'
/** The French message of a 503. */
export const NO_ANSWER = 'Le service ne répond pas pour l’instant.'

/** A duration in its largest unit: « 40 secondes », « 1 heure ». */
function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'seconde']
      : seconds <= 3540
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'heure']
  return `${count} ${unit}${count > 1 ? 's' : ''}`
}
