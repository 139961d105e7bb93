import type { Company } from '../company.ts'
import { recordOf } from '../form/table.ts'
import { noticeTexts, type NoticeValues } from './content.ts'
import { noticeVersionOn, type NoticeFamily } from './families.ts'
import { noticeTypes } from './fields.ts'

type Notifier = Pick<Company, 'vietnam_name' | 'tax_id' | 'tax_office_id' | 'tax_office_name'>

/** Who notifies whom, as the company has it. */
export const notifierValues = ({ vietnam_name, tax_id, tax_office_id, tax_office_name }: Notifier) => ({
  comp_nm: vietnam_name,
  comp_taxcd: tax_id,
  txof_cd: tax_office_id,
  txof_nm: tax_office_name,
})

/** A notice of today, of the company's own accord, which names nothing yet. */
export const newNotice = ({
  family = 'certificates',
  company,
  today,
  newest,
}: {
  readonly family?: NoticeFamily
  readonly company: Notifier & Pick<Company, 'city_name'>
  readonly today: string
  readonly newest: string
}): NoticeValues => ({
  ...recordOf(noticeTexts, () => ''),
  ...notifierValues(company),
  notice_id: '',
  family,
  shop_id: '',
  xml_vs: noticeVersionOn(family, today, newest),
  notice_type: noticeTypes.own,
  notice_date: today,
  place: company.city_name,
  documents: [],
})
