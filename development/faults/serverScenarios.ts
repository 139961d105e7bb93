import * as areas from './areas/areas.ts'
import type { ServerScenario } from './scenario.ts'
import { fail, refuse, refuseByMessage } from './serverFaults.ts'

const none: readonly string[] = []

/** Signing in, and the session (seed 002 §8). */
const access = [
  { name: 'login.notActive', targets: ['auth.login'], fault: refuse(403, '901'), rules: ['002-8-01'] },
  { name: 'login.userNotFound', targets: ['auth.login'], fault: refuse(401, 'user.notFound'), rules: ['002-8-02'] },
  {
    name: 'login.passwordIncorrect',
    targets: ['auth.login'],
    fault: refuse(401, 'password.incorrect'),
    rules: ['002-8-03'],
  },
  { name: 'login.failed', targets: ['auth.login'], fault: fail, rules: ['002-8-04'] },
  {
    name: 'login.refusedWithMessage',
    targets: ['auth.login'],
    fault: refuseByMessage('Hệ thống đang bảo trì đến 22:00'),
    rules: ['002-8-04'],
  },
  { name: 'login.refusedSilently', targets: ['auth.login'], fault: refuse(401, ''), rules: ['002-8-04'] },
  {
    name: 'login.notForAdminSite',
    targets: ['auth.login', 'auth.session'],
    fault: { kind: 'patch', data: { user: { scope: 'USER' }, scope: 'USER' } },
    rules: ['002-8-07'],
  },
  { name: 'language.unavailable', targets: 'catalogues', fault: { kind: 'drop', when: 'before' }, rules: ['002-8-08'] },
  {
    name: 'database.unavailable',
    targets: 'signedIn',
    fault: refuse(503, 'database.unavailable', 'The database is not available at the moment'),
    rules: none,
  },
  {
    name: 'session.expired',
    targets: 'signedIn',
    spares: 'reads',
    fault: { kind: 'endSession' },
    rules: ['002-8-09'],
  },
] as const

/** What the page reads of the list by itself, such as what is under way, comes in pages of a hundred. */
const inBackground = { page_size: '100' } as const

/** Reading: the list, one declaration, certificates, the way the company signs. */
const reading = [
  { name: 'list.failed', targets: ['declarations.list'], spares: inBackground, fault: fail, rules: ['002-8-10'] },
  {
    name: 'list.malformed',
    targets: ['declarations.list'],
    spares: inBackground,
    fault: { kind: 'malformed' },
    rules: ['002-8-10'],
  },
  {
    name: 'list.dropped',
    targets: ['declarations.list'],
    spares: inBackground,
    fault: { kind: 'drop', when: 'before' },
    rules: ['002-8-10'],
  },
  { name: 'detail.failed', targets: ['declarations.detail'], fault: fail, rules: ['000-8-01', '002-8-17'] },
  { name: 'timeline.failed', targets: ['declarations.timeline'], fault: fail, rules: none },
  { name: 'filed.failed', targets: ['declarations.filed'], fault: fail, rules: none },
  { name: 'verification.failed', targets: ['declarations.verification'], fault: fail, rules: none },
  { name: 'option.failed', targets: ['settings.checkSkip'], fault: fail, rules: ['002-8-06'] },
  {
    name: 'certificates.none',
    targets: ['settings.digitalSignatures'],
    fault: { kind: 'patch', data: { digital_signatures: [], pagination: { total_elements: 0, total_pages: 0 } } },
    rules: ['000-8-10', '002-8-20'],
  },
  {
    name: 'option.noCertificate',
    targets: ['settings.checkSkip'],
    fault: { kind: 'patch', data: { skip: false, type: null, types: [] } },
    rules: ['000-8-10'],
  },
] as const

/** Saving, generating, deleting. */
const writing = [
  { name: 'draft.failed', targets: ['declarations.saveDraft'], fault: fail, rules: ['000-8-06', '002-8-16'] },
  {
    name: 'draft.refusedWithMessage',
    targets: ['declarations.saveDraft'],
    fault: refuseByMessage('Kho dữ liệu đang đầy'),
    rules: ['000-8-06', '000-8-13'],
  },
  {
    name: 'draft.answerLost',
    targets: ['declarations.saveDraft'],
    fault: { kind: 'drop', when: 'after' },
    rules: ['000-8-06'],
  },
  { name: 'generate.failed', targets: ['declarations.generateXml'], fault: fail, rules: ['000-8-02', '002-8-11'] },
  {
    name: 'generate.refusedWithMessage',
    targets: ['declarations.generateXml'],
    fault: refuseByMessage('Mẫu tờ khai đang được cập nhật'),
    rules: ['000-8-02'],
  },
  {
    name: 'generate.fieldsRefused',
    targets: ['declarations.generateXml'],
    fault: {
      kind: 'refuse',
      status: 422,
      reason: 'fields.exceedXml',
      message: '',
      fields: [{ field: 'contact_eml', message: 'too_long_for_xml:50' }],
    },
    rules: ['000-8-02'],
  },
  {
    name: 'generate.dropped',
    targets: ['declarations.generateXml'],
    fault: { kind: 'drop', when: 'after' },
    rules: ['000-8-02'],
  },
  {
    name: 'delete.refused',
    targets: ['declarations.delete'],
    fault: refuse(409, 'declaration.notDraft'),
    rules: ['000-8-09'],
  },
  { name: 'delete.failed', targets: ['declarations.delete'], fault: fail, rules: ['000-8-09'] },
] as const

const register = ['declarations.register'] as const

/** Registering what is signed. */
const registering = [
  {
    name: 'register.refused',
    targets: register,
    fault: refuse(422, 'signature.invalid'),
    rules: ['000-8-05', '002-8-15'],
  },
  {
    name: 'register.refusedWithMessage',
    targets: register,
    fault: refuseByMessage('Hệ thống tiếp nhận đang quá tải'),
    rules: ['000-8-05'],
  },
  { name: 'register.conflict', targets: register, fault: refuse(409, 'registration.conflict'), rules: ['000-8-05'] },
  { name: 'register.failed', targets: register, fault: fail, rules: ['000-8-05'] },
  { name: 'register.malformed', targets: register, fault: { kind: 'malformed' }, rules: ['000-8-05'] },
  { name: 'register.dropped', targets: register, fault: { kind: 'drop', when: 'before' }, rules: ['000-8-05'] },
  { name: 'register.answerLost', targets: register, fault: { kind: 'drop', when: 'after' }, rules: ['000-8-05'] },
  { name: 'register.twice', targets: register, fault: { kind: 'twice' }, rules: none },
  { name: 'register.slow', targets: register, fault: { kind: 'delay', milliseconds: 3000 }, rules: none },
] as const

const ofProduct = [...access, ...reading, ...writing, ...registering] as const
type AreaScenario = (typeof areas)[keyof typeof areas]['scenarios'][number]
export type ProductScenarioName = (typeof ofProduct)[number]['name']
export type ServerScenarioName = ProductScenarioName | AreaScenario['name']

const ofAreas = Object.values(areas).flatMap(({ scenarios }): readonly AreaScenario[] => scenarios)

/** What can go wrong between the page and the server. */
export const serverScenarios: readonly (ServerScenario & { readonly name: ServerScenarioName })[] = [
  ...ofProduct,
  ...ofAreas,
].map((one) => ({ place: 'server', ...one }))
