import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { templateCalls } from '../../../src/api/contract/templates.ts'
import { type ChangedTemplatePayload, type NewTemplatePayload } from '../../../src/api/contract/templates.ts'
import { vietnamDay } from '../../../src/domain/dates.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { TemplateKind } from '../../../src/domain/templates/codes.ts'
import { lastDayOf } from '../../../src/domain/templates/serial.ts'
import type { TemplateStatus } from '../../../src/domain/templates/status.ts'
import type { TemplateValues } from '../../../src/domain/templates/template.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { changeRecord, createRecord, idOr, type Saving } from '../../records/save.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { checkTemplate, invalid, valuesOf } from './check.ts'
import { versionOf } from './content.ts'
import type { Repositories, Store } from './store/repositories.ts'
import type { Template } from '../../templates/templates.ts'

type Calls = (typeof templateCalls)['invoice']
/** What saving itself refuses with; a logo is refused before. */
type CreateReason = Exclude<RefusalOf<Calls['create']>, `image.${string}` | 'request.tooMany'>
type CreateRefusal = ServerRefusal<CreateReason>
type ChangeRefusal = ServerRefusal<Exclude<RefusalOf<Calls['change']>, `image.${string}` | 'request.tooMany'>>

/** What a template is called, and the version of what it says from now on. */
export interface Saved {
  readonly id: string
  readonly version: string
}

/** The last day: the end of its year, or the day on which it is stopped. */
const endDateOf = (
  values: Pick<TemplateValues, 'start_date' | 'status'>,
  before: TemplateStatus | null,
  today: string,
): string => {
  const last = lastDayOf(values.start_date)
  if (values.status !== '2' || before === '2') return last
  return today < values.start_date ? values.start_date : today < last ? today : last
}

type Of = Pick<Template, 'companyId' | 'kind' | 'id'>

/** The saving of a template but its writing; `valuesOver` is what a form sends, completed by what is kept. */
const saving = (
  { companyId, kind, id }: Of,
  valuesOver: (kept: Template) => TemplateValues,
): Omit<Saving<Repositories, Template, Saved, CreateReason>, 'write'> => ({
  id,
  find: (inside) => inside.templates.byId(companyId, kind, id),
  answerOf: (kept) => (kept.version === versionOf(valuesOver(kept)) ? { id, version: kept.version } : null),
  stale: 'template.changed',
  actions: { created: 'template.created', changed: 'template.changed' },
})

/** Writes what a template says over the kept one, or a new one over null. */
const write = async (
  inside: Repositories,
  { companyId, kind, id }: Of,
  values: TemplateValues,
  existing: Template | null,
  now: Date,
): ReturnType<Saving<Repositories, Template, Saved, CreateReason>['write']> => {
  const today = vietnamDay(now)
  const checked = await checkTemplate(inside, companyId, { kind, id, values, existing, today })
  if (!checked.ok) return checked
  const { serial_no, ...content } = checked.value
  const { pos, serial_end: _, ...fields } = content
  const version = versionOf(content)
  const end_date = endDateOf(content, existing?.status ?? null, today)
  const template: Template = { ...fields, serial_no, id, companyId, kind, end_date, version }
  const absent = await inside.shops.setPosOfTemplate(companyId, id, pos)
  if (absent.length > 0) return invalid([{ field: 'pos_comp', message: 'pos_is_unknown' }])
  await (existing === null ? inside.templates.insert(template) : inside.templates.change(existing, template))
  const { form_no, status } = template
  return succeed({
    saved: { id, version },
    detail: { form_no, serial_no, status, status_before: existing?.status ?? '', content: version },
  })
}

/** Creates a template under the id that its form has made, or under a new one. */
export const createTemplate = (
  store: Store,
  clock: Clock,
  member: Member,
  {
    kind,
    payload,
    logo,
    background,
  }: { kind: TemplateKind; payload: NewTemplatePayload; logo: string; background: string },
): Promise<Result<Saved, CreateRefusal>> => {
  const { companyId } = member
  const values = valuesOf(payload, { status: '0', logo_img: logo, bg_img: background }, true)
  const id = idOr(payload.id, clock)
  const of = { companyId, kind, id }
  const steps = saving(of, () => values)
  return createRecord<Repositories, Template, Saved, CreateReason>(
    { store, clock, member },
    {
      ...steps,
      // What is kept under the id may be a template of another kind, which nothing writes over either.
      find: (inside) => inside.templates.byId(companyId, null, id),
      answerOf: (kept) => (kept.kind === kind ? steps.answerOf(kept) : null),
      write: (inside, existing, now) => write(inside, of, values, existing, now),
    },
  )
}

/** Writes over the version of a template that its form was filled on, as far as its status leaves it open. */
export const changeTemplate = (
  store: Store,
  clock: Clock,
  member: Member,
  { kind, id, payload, logo }: { kind: TemplateKind; id: string; payload: ChangedTemplatePayload; logo: string | null },
): Promise<Result<Saved, ChangeRefusal>> => {
  const of = { companyId: member.companyId, kind, id }
  const valuesOver = (kept: Template): TemplateValues => {
    const { status = kept.status } = payload
    const pictures = { logo_img: logo ?? kept.logo_img, bg_img: kept.bg_img }
    return valuesOf(payload, { status, ...pictures }, false)
  }
  type Reason = CreateReason | 'template.stopped'
  return changeRecord<Repositories, Template, Saved, Reason>({ store, clock, member }, payload.version, {
    ...saving(of, valuesOver),
    write: async (inside, kept, now) =>
      kept.status === '2' ? fail({ reason: 'template.stopped' }) : write(inside, of, valuesOver(kept), kept, now),
  })
}
