import type { ServerFault, ServerScenario } from './scenario.ts'

const refuse = (status: number, reason: string, message = ''): ServerFault => ({ kind: 'refuse', status, reason, message, fields: [] })
const inWords = (message: string): ServerFault => refuse(422, 'server.busy', message)
const fail: ServerFault = { kind: 'fail', status: 500 }
const none: readonly string[] = []

/** Signing in, and the session (seed 002 §8). */
const access = [
  { name: 'login.notActive', strikes: ['auth.login'], fault: refuse(403, '901'), rows: ['002-8 login 901'] },
  { name: 'login.userNotFound', strikes: ['auth.login'], fault: refuse(401, 'user.notFound'), rows: ['002-8 user not found'] },
  { name: 'login.passwordIncorrect', strikes: ['auth.login'], fault: refuse(401, 'password.incorrect'), rows: ['002-8 password incorrect'] },
  { name: 'login.failed', strikes: ['auth.login'], fault: fail, rows: ['002-8 login fails otherwise'] },
  { name: 'login.refusedInWords', strikes: ['auth.login'], fault: inWords('Hệ thống đang bảo trì đến 22:00'), rows: ['002-8 login fails otherwise'] },
  {
    name: 'login.notForAdminSite',
    strikes: ['auth.login', 'auth.session'],
    fault: { kind: 'patch', data: { user: { scope: 'USER' }, scope: 'USER' } },
    rows: ['002-8 admin site denied'],
  },
  { name: 'language.unavailable', strikes: 'catalogues', fault: { kind: 'drop', when: 'before' }, rows: ['002-8 language switch fails'] },
  { name: 'session.expired', strikes: 'signedIn', fault: { kind: 'endSession' }, rows: ['002-8 session expires'] },
] as const

/** Reading: the list, one declaration, certificates, the way the company signs. */
const reading = [
  { name: 'list.failed', strikes: ['declarations.list'], fault: fail, rows: ['002-8 error carries status and data'] },
  { name: 'list.malformed', strikes: ['declarations.list'], fault: { kind: 'malformed' }, rows: ['002-8 error carries status and data'] },
  { name: 'list.dropped', strikes: ['declarations.list'], fault: { kind: 'drop', when: 'before' }, rows: ['002-8 error carries status and data'] },
  { name: 'detail.failed', strikes: ['declarations.detail'], fault: fail, rows: ['000-8 info fetch fails', '002-8 info fetch fails'] },
  { name: 'option.failed', strikes: ['settings.checkSkip'], fault: fail, rows: ['002-8 skip check fails'] },
  {
    name: 'certificates.none',
    strikes: ['settings.digitalSignatures'],
    fault: { kind: 'patch', data: { digital_signatures: [], pagination: { total_elements: 0, total_pages: 0 } } },
    rows: ['000-8 no certificates', '002-8 no certificates'],
  },
  {
    name: 'option.noCertificate',
    strikes: ['settings.checkSkip'],
    fault: { kind: 'patch', data: { skip: false, type: null, types: [] } },
    rows: ['000-8 no certificates'],
  },
] as const

/** Saving, generating, deleting. */
const writing = [
  { name: 'draft.failed', strikes: ['declarations.saveDraft'], fault: fail, rows: ['000-8 draft save fails', '002-8 draft save fails'] },
  { name: 'draft.refusedInWords', strikes: ['declarations.saveDraft'], fault: inWords('Kho dữ liệu đang đầy'), rows: ['000-8 draft save fails'] },
  { name: 'draft.answerLost', strikes: ['declarations.saveDraft'], fault: { kind: 'drop', when: 'after' }, rows: ['000-8 draft save fails'] },
  { name: 'generate.failed', strikes: ['declarations.generateXml'], fault: fail, rows: ['000-8 generate fails', '002-8 generate fails'] },
  { name: 'generate.refusedInWords', strikes: ['declarations.generateXml'], fault: inWords('Mẫu tờ khai đang được cập nhật'), rows: ['000-8 generate fails'] },
  {
    name: 'generate.fieldsRefused',
    strikes: ['declarations.generateXml'],
    fault: { kind: 'refuse', status: 422, reason: 'fields.exceedXml', message: '', fields: [{ field: 'contact_eml', message: 'too_long_for_xml:50' }] },
    rows: ['002-8 validation messages'],
  },
  { name: 'generate.dropped', strikes: ['declarations.generateXml'], fault: { kind: 'drop', when: 'after' }, rows: ['000-8 generate fails'] },
  { name: 'delete.refused', strikes: ['declarations.delete'], fault: refuse(409, 'declaration.notDraft'), rows: ['000-8 delete fails'] },
  { name: 'delete.failed', strikes: ['declarations.delete'], fault: fail, rows: ['000-8 delete fails'] },
] as const

const register = ['declarations.register'] as const

/** Registering what is signed. */
const registering = [
  { name: 'register.refused', strikes: register, fault: refuse(422, 'signature.invalid'), rows: ['000-8 register fails', '002-8 register fails'] },
  { name: 'register.refusedInWords', strikes: register, fault: inWords('Hệ thống tiếp nhận đang quá tải'), rows: ['000-8 register fails'] },
  { name: 'register.conflict', strikes: register, fault: refuse(409, 'registration.conflict'), rows: ['000-8 register fails'] },
  { name: 'register.failed', strikes: register, fault: fail, rows: ['000-8 register fails'] },
  { name: 'register.malformed', strikes: register, fault: { kind: 'malformed' }, rows: ['000-8 register fails'] },
  { name: 'register.dropped', strikes: register, fault: { kind: 'drop', when: 'before' }, rows: ['000-8 register fails'] },
  { name: 'register.answerLost', strikes: register, fault: { kind: 'drop', when: 'after' }, rows: ['000-8 register fails'] },
  { name: 'register.twice', strikes: register, fault: { kind: 'twice' }, rows: none },
  { name: 'register.slow', strikes: register, fault: { kind: 'delay', milliseconds: 3000 }, rows: none },
] as const

const all = [...access, ...reading, ...writing, ...registering] as const
export type ServerScenarioName = (typeof all)[number]['name']

/** What can go wrong between the page and the server. */
export const serverScenarios: readonly (ServerScenario & { readonly name: ServerScenarioName })[] = all.map((one) => ({ place: 'server', ...one }))
