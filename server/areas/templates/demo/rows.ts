import { vietnamDay } from '../../../../src/domain/dates.ts'
import type { TemplateKind } from '../../../../src/domain/templates/codes.ts'
import { lastDayOf, serialOf, yearOf } from '../../../../src/domain/templates/serial.ts'
import type { TemplateStatus } from '../../../../src/domain/templates/status.ts'
import { newTemplate, type TemplateValues } from '../../../../src/domain/templates/template.ts'
import { searchWords } from '../../../../src/domain/text.ts'
import { demoCompany, otherCompany } from '../../../companies/demo/company.ts'
import { demoLogo, logoColours } from '../../../images/demo/logo.ts'
import { newId } from '../../../store/identifiers.ts'
import { versionOf } from '../content.ts'
import type { Repositories } from '../store/repositories.ts'

interface DemoTemplate {
  readonly companyId: string
  readonly kind: TemplateKind
  /** Years before this one. */
  readonly age: number
  readonly status: TemplateStatus
  readonly values: Partial<TemplateValues>
  /** By what its POS are found. */
  readonly pos?: string
}

const invoice = (values: Partial<TemplateValues>, status: TemplateStatus, age = 0): DemoTemplate => ({
  companyId: demoCompany.id,
  kind: 'invoice',
  age,
  status,
  values,
})

const document = (companyId: string, status: TemplateStatus, age = 0): DemoTemplate => ({
  companyId,
  kind: 'document',
  age,
  status,
  values: {},
})

const demoTemplates: readonly DemoTemplate[] = [
  invoice({ smbl_type: 'T', serial_end: 'SM' }, '2', 1),
  invoice({ smbl_type: 'T', serial_end: 'SM', temp_id: '1000000121' }, '1'),
  { ...invoice({ smbl_type: 'M', serial_end: 'HN', temp_id: '1000000122' }, '1'), pos: 'SMX-HN01' },
  { ...invoice({ smbl_type: 'M', serial_end: 'HP' }, '0'), pos: 'SMX-HP01' },
  invoice({ smbl_type: 'T', smbl_kind: 'K', serial_end: 'XK', temp_id: '1000000112' }, '0'),
  invoice({ smbl_type: 'T', serial_end: 'CK', temp_id: '1008161211' }, '0'),
  invoice({ smbl_type: 'T', serial_end: 'BH', form_no: '2', temp_id: '2000000201' }, '1'),
  document(demoCompany.id, '2', 1),
  document(demoCompany.id, '1'),
  { ...invoice({ smbl_type: 'T', serial_end: 'HQ' }, '1'), companyId: otherCompany.id },
  document(otherCompany.id, '1'),
]

/** The first day of a year; of certificates in 2026 the one from which they have the symbol of today. */
const firstDayOf = (kind: TemplateKind, year: number): string =>
  kind === 'document' && year === 2026 ? '2026-07-01' : `${year}-01-01`

const put = async (
  { templates, shops }: Repositories,
  { companyId, kind, age, status, values, pos }: DemoTemplate,
  { today, logo }: { today: string; logo: string },
): Promise<void> => {
  const start_date = firstDayOf(kind, Number(yearOf(today)) - age)
  const found = pos === undefined ? [] : await shops.findPos(companyId, searchWords(pos), 2, '')
  const whole: TemplateValues = {
    ...newTemplate(kind, start_date, logo),
    ...values,
    status,
    pos: found.map(({ sid }) => sid),
  }
  const { pos: sids, serial_end: _, ...kept } = whole
  const id = newId()
  await templates.insert({
    ...kept,
    id,
    companyId,
    kind,
    serial_no: serialOf(kind, whole),
    end_date: lastDayOf(start_date),
    version: versionOf(whole),
  })
  await shops.setPosOfTemplate(companyId, id, sids)
}

/** Templates of both kinds in each status, and a logo for each company. */
export const templateRows = async ({ now }: { readonly now: Date }) => {
  const today = vietnamDay(now)
  const logos = new Map([
    [demoCompany.id, await demoLogo(logoColours.green)],
    [otherCompany.id, await demoLogo(logoColours.orange)],
  ])
  return {
    async insert(inside: Repositories): Promise<void> {
      for (const [companyId, logo] of logos) await inside.images.keep(companyId, logo)
      for (const template of demoTemplates)
        await put(inside, template, { today, logo: logos.get(template.companyId)?.name ?? '' })
    },
  }
}
