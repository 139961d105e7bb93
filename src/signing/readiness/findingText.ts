import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { shownDay, shownMoment } from '../../domain/dates.ts'
import type { Finding, PlainCode } from './judge/row.ts'

type Texts = { readonly [Code in PlainCode]: (finding: Finding<Code>) => MessageDescriptor }

const always = (text: MessageDescriptor) => () => text

const ofComputer = {
  checking: always(msg`One moment…`),
  'permission.granted': always(msg`This page may talk to programs on this computer.`),
  'permission.notAsked': always(
    msg`The browser will ask whether this page may talk to programs on this computer. Press “Ask the browser”, then choose “Allow”.`,
  ),
  'permission.notSaid': always(msg`This browser does not say. If it asks while you sign, choose “Allow”.`),
  'agent.notAsked': always(msg`Not looked for, so that the browser does not ask you unexpectedly.`),
  'agent.needed': always(msg`Only the signing application can tell, and it has not answered.`),
  'token.needed': always(msg`Only the certificate of a token can tell, and none could be read.`),
  'token.hidden': always(
    msg`A token is plugged in. It shows its certificate only after the PIN, so that all else is known once you sign.`,
  ),
  'server.needed': always(msg`The server was not asked.`),
  'agent.reached': ({ version }) =>
    version === null ? msg`It answers, and does not say its version.` : msg`It answers: version ${version}.`,
  'agent.tooOld': ({ version, oldest }) =>
    msg`It answers, but version ${version} is too old: this site needs ${oldest} or newer. Install the newer one.`,
  'token.present': ({ issuer, serialNumber }) => msg`${issuer}, serial number ${serialNumber}`,
} satisfies Partial<Texts>

const ofCertificate = {
  'validity.until': ({ end, days }) => {
    const day = shownDay(end)
    return days > 30
      ? msg`Until ${day}`
      : msg`Until ${day}: ${plural(days, { 0: 'it ends today', one: '# day left', other: '# days left' })}. Have it renewed by its provider in time.`
  },
  'validity.ended': ({ moment }) => {
    const at = shownMoment(moment)
    return msg`It ended on ${at}. Have it renewed by its provider, or use another token.`
  },
  'validity.notBegun': ({ moment }) => {
    const at = shownMoment(moment)
    return msg`It begins on ${at}. Until then use another token.`
  },
  'validity.notSaid': always(msg`The signing application does not say. The server checks it when you send.`),
  'taxCode.same': ({ taxCode }) => msg`${taxCode}, as your company's`,
  'taxCode.differs': ({ ofToken, ofCompany }) =>
    ofToken === ''
      ? msg`The token's certificate names no tax code. Use a token that was issued to your company (${ofCompany}).`
      : msg`The token carries ${ofToken}, your company is ${ofCompany}. Use a token that was issued to your company.`,
  'registered.inUse': ({ serialNumber }) => msg`Serial number ${serialNumber} is registered and in use.`,
  'registered.absent': ({ serialNumber }) =>
    msg`Serial number ${serialNumber} is not among the digital signatures of the settings. Add it there, or plug in a token that is.`,
  'registered.notInUse': ({ serialNumber }) =>
    msg`The digital signatures of the settings list serial number ${serialNumber} as inactive or no longer used. Have it activated there.`,
  'accepted.named': ({ day }) => {
    const at = shownDay(day)
    return msg`The accepted declaration of ${at} names it.`
  },
  'accepted.stopped': ({ day }) => {
    const at = shownDay(day)
    return msg`The accepted declaration of ${at} says that it is no longer used. Declare it anew, or use another token.`
  },
  'accepted.notNamed': always(
    msg`No accepted declaration names it yet. File one that does; you can sign it with this certificate.`,
  ),
  'accepted.unseen': always(
    msg`None of the ten newest accepted declarations names it; older ones were not looked into. The list of declarations has them.`,
  ),
} satisfies Partial<Texts>

const ofServer = {
  'hsm.none': always(msg`Your company has no certificate in an HSM that is in use. A token needs none.`),
  'hsm.notAllowed': always(msg`Your account may not sign documents, so the HSM was not asked.`),
  'hsm.reached': ({ keys }) =>
    msg`The signing server answers. ${plural(keys, { one: '# key can be used.', other: '# keys can be used.' })}`,
  'hsm.fewAttempts': ({ serialNumber, left }) =>
    msg`Serial number ${serialNumber}: ${plural(left, { one: 'only # attempt is left', other: '# attempts are left' })} before the key is locked. Make sure of the PIN before you enter it.`,
  'hsm.keyLocked': ({ serialNumber }) =>
    msg`The key with serial number ${serialNumber} is locked after too many wrong PINs or codes. Only its provider can unlock it.`,
  'hsm.notKept': always(
    msg`No account is kept beside the certificate, so that the signing server was not asked. You enter the account when you sign.`,
  ),
  'remote.none': always(msg`Your company has no certificate for remote signatures that is in use. A token needs none.`),
  'remote.notAllowed': always(msg`Your account may not sign documents, so the provider was not asked.`),
  'remote.reached': ({ keys }) =>
    msg`The provider answers. ${plural(keys, { one: '# certificate can be used.', other: '# certificates can be used.' })}`,
  'remote.notListed': ({ serialNumber }) =>
    msg`The provider does not list serial number ${serialNumber} as active for the user who was registered with it. Ask the provider, or register another certificate.`,
  'clock.right': always(msg`It agrees with the server's.`),
  'clock.ahead': ({ minutes }) =>
    msg`${plural(minutes, { one: '# minute', other: '# minutes' })} ahead of the server's. Have this computer set its time by itself: dates may be wrong.`,
  'clock.behind': ({ minutes }) =>
    msg`${plural(minutes, { one: '# minute', other: '# minutes' })} behind the server's. Have this computer set its time by itself: dates may be wrong.`,
  'clock.dayOff': ({ hours }) =>
    msg`${plural(hours, { one: '# hour', other: '# hours' })} off. What is signed on this computer would be refused. Set date and time first.`,
  'clock.notSaid': always(msg`The server does not say its time.`),
  'session.lasts': ({ minutes }) => msg`${plural(minutes, { one: '# minute left', other: '# minutes left' })}`,
  'session.endsSoon': ({ minutes }) =>
    msg`${plural(minutes, { 0: 'Less than a minute left.', one: '# minute left.', other: '# minutes left.' })} Save what you have entered, sign out and in again before you sign.`,
  'session.over': always(msg`It has ended. Sign in again.`),
} satisfies Partial<Texts>

const texts: Texts = { ...ofComputer, ...ofCertificate, ...ofServer }

/** What was found, and what to do about it; of a failure its own text is shown. */
export const findingText = <Code extends PlainCode>(finding: Finding<Code>): MessageDescriptor =>
  texts[finding.code](finding)
