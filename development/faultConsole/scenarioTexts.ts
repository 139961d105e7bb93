import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AgentScenarioName } from '../faults/agentScenarios.ts'
import type { AuthorityScenarioName } from '../faults/authorityScenarios.ts'
import type { MailScenarioName } from '../faults/mailScenarios.ts'
import type { AreaFaults } from '../faults/scenario.ts'
import type { ProductScenarioName } from '../faults/serverScenarios.ts'

/** What each scenario of an area makes happen; its folder exports them as `scenarioTexts`. */
export type ScenarioTexts<Faults extends AreaFaults> = Readonly<
  Record<Faults['scenarios'][number]['name'], MessageDescriptor>
>

type OwnName = ProductScenarioName | AgentScenarioName | AuthorityScenarioName | MailScenarioName

const own: Readonly<Record<OwnName, MessageDescriptor>> = {
  'login.notActive': msg`Signing in is refused with code 901: the account is not active`,
  'login.userNotFound': msg`Signing in is refused: the server does not know the user`,
  'login.passwordIncorrect': msg`Signing in is refused: the password is wrong`,
  'login.failed': msg`The server breaks down while it signs somebody in`,
  'login.refusedWithMessage': msg`Signing in is refused with a message of the server's own`,
  'login.refusedSilently': msg`Signing in is refused, and the server does not say why`,
  'login.notForAdminSite': msg`The server says that the user does not belong to the admin site`,
  'language.unavailable': msg`The texts of a language cannot be fetched`,
  'database.unavailable': msg`The server cannot reach its database`,
  'session.expired': msg`The session has ended when the page next saves or sends something`,
  'list.failed': msg`The server breaks down while it reads the list`,
  'list.malformed': msg`The list comes as half a document`,
  'list.dropped': msg`The connection breaks off while the list is read`,
  'timeline.failed': msg`The server breaks down while it reads what happened to a declaration`,
  'filed.failed': msg`The server breaks down while it reads what was sent last`,
  'verification.failed': msg`The server breaks down while it makes a verification report`,
  'detail.failed': msg`The server breaks down while it reads one declaration`,
  'option.failed': msg`The server breaks down when asked how the company signs`,
  'certificates.none': msg`The company has no registered certificate to choose from`,
  'option.noCertificate': msg`The company has no certificate that it could sign with`,
  'draft.failed': msg`The server breaks down while it saves a draft`,
  'draft.refusedWithMessage': msg`Saving is refused with a message of the server's own`,
  'draft.answerLost': msg`The draft is saved, but the connection breaks off before the answer`,
  'generate.failed': msg`The server breaks down while it writes the XML`,
  'generate.refusedWithMessage': msg`The XML is refused with a message of the server's own`,
  'generate.fieldsRefused': msg`The XML is refused: the contact e-mail is too long for it`,
  'generate.dropped': msg`The XML is written, but the connection breaks off before the answer`,
  'delete.refused': msg`Deleting is refused: one of the declarations is no draft`,
  'delete.failed': msg`The server breaks down while it deletes`,
  'register.refused': msg`The registration is refused: the signature is not valid`,
  'register.refusedWithMessage': msg`The registration is refused with a message of the server's own`,
  'register.conflict': msg`Another document is registered already for this declaration`,
  'register.failed': msg`The server breaks down while it registers`,
  'register.malformed': msg`The answer to the registration is half a document`,
  'register.dropped': msg`The connection breaks off before anything is registered`,
  'register.answerLost': msg`The declaration is registered, but the connection breaks off before the answer`,
  'register.twice': msg`The same registration arrives twice`,
  'register.slow': msg`The registration takes three seconds longer`,
  'agent.gone': msg`No signing application answers on this computer`,
  'agent.goneWhileSigning': msg`The signing application ends while it signs`,
  'agent.slow': msg`The signing application reports the token too late`,
  'agent.failed': msg`The signing application breaks down while it signs`,
  'agent.malformed': msg`The signing application answers with something unreadable`,
  'agent.busy': msg`The signing application is at work for somebody else`,
  'agent.noPrompt': msg`The signing application has no screen to ask for the PIN on`,
  'agent.documentRefused': msg`The signing application does not accept the document`,
  'token.absent': msg`No token is in the computer`,
  'token.removed': msg`The token is pulled out during the signature`,
  'token.noCertificate': msg`The token holds no certificate`,
  'token.failed': msg`The token reports a fault of its own`,
  'token.otherTaxCode': msg`The token belongs to another company`,
  'token.expired': msg`The token's certificate ended in January 2026`,
  'token.notYetValid': msg`The token's certificate begins in December 2099`,
  'token.notRegistered': msg`The company has not registered the token's certificate`,
  'token.notInUse': msg`The company has registered the token's certificate, but it is inactive`,
  'pin.wrongTwoLeft': msg`The PIN is wrong, two attempts are left`,
  'pin.wrongOneLeft': msg`The PIN is wrong, one attempt is left`,
  'pin.wrongUnknownLeft': msg`The PIN is wrong, and the token does not count its attempts`,
  'pin.locked': msg`The token has locked itself after too many wrong PINs`,
  'signing.cancelled': msg`The user says no in the signing application`,
  'signed.notAtAll': msg`The document comes back without a signature`,
  'signed.altered': msg`The document comes back with another company's name in it`,
  'signed.otherTaxCode': msg`The signature turns out to be another company's`,
  'authority.unreachable': msg`Nothing that is sent reaches the tax authority`,
  'authority.notPassedOn': msg`The transmission provider does not pass a declaration, e-invoice or other document on: its technical answer says wrong format`,
  'authority.notReceived': msg`The tax authority does not take the declaration in: wrong format`,
  'authority.refused': msg`The tax authority refuses the declaration or other document, with its reason`,
  'authority.conflict': msg`The tax authority has accepted another declaration of the company before (9992, e-documents 9993), or has another e-invoice of the same number (20609)`,
  'authority.unconfirmed': msg`The legal representative confirms nothing: the declaration lapses when its time is over`,
  'authority.lapsed': msg`The tax authority says at once that nobody has confirmed the declaration in time`,
  'authority.mismatch': msg`Name and date of birth of the legal representative do not match: the tax authority refuses the declaration`,
  'authority.explanation': msg`The tax authority asks for an explanation, and refuses the declaration after three working days without one`,
  'authority.explained': msg`The explanation that was asked for is given: the tax authority decides at once`,
  'authority.review': msg`The tax authority accepts an e-invoice and then asks for its review`,
  'authority.late': msg`The tax authority decides a minute later`,
  'authority.repeated': msg`Every answer of the tax authority comes twice`,
  'authority.malformed': msg`The confirmation of receipt cannot be read; where there is none, the answer cannot at first`,
  'authority.otherInvoice': msg`The code of another e-invoice comes first, and then the right one`,
  'mail.unreachable': msg`The mail server does not answer: e-mails of notifications wait`,
  'mail.refused': msg`The mail server refuses the address of an e-mail for good`,
}

const ofAreas = import.meta.glob<Readonly<Record<string, MessageDescriptor>>>('./areas/*/scenarioTexts.ts', {
  eager: true,
  import: 'scenarioTexts',
})

/** What each scenario makes happen, for whoever switches it on, by its name. */
export const scenarioTexts: ReadonlyMap<string, MessageDescriptor> = new Map(
  [own, ...Object.values(ofAreas)].flatMap((texts) => Object.entries(texts)),
)
