import type { Company } from '../company.ts'
import { regimeOn } from '../corrections/regimes.ts'
import { recordOf } from '../form/table.ts'
import { noticeTexts, type NoticeValues } from './content.ts'
import { noticeTypes } from './fields.ts'

type Notifier = Pick<Company, 'vietnam_name' | 'tax_id' | 'tax_office_id' | 'tax_office_name'>

/** Who notifies whom, as the company has it. */
export const notifierValues = ({ vietnam_name, tax_id, tax_office_id, tax_office_name }: Notifier) => ({
  comp_nm: vietnam_name,
  comp_taxcd: tax_id,
  txof_cd: tax_office_id,
  txof_nm: tax_office_name,
})

/** The version in which a notice of a day is written. @param newest what the company has at most */
export const noticeVersionOn = (day: string, newest: string): '2.1.0' | '2.1.1' =>
  regimeOn(day) === 'decree254' && newest !== '2.1.0' ? '2.1.1' : '2.1.0'

/** A notice of today, of the company's own accord, which names nothing yet. */
export const newNotice = ({
  company,
  today,
  newest,
}: {
  readonly company: Notifier & Pick<Company, 'city_name'>
  readonly today: string
  readonly newest: string
}): NoticeValues => ({
  ...recordOf(noticeTexts, () => ''),
  ...notifierValues(company),
  notice_id: '',
  xml_vs: noticeVersionOn(today, newest),
  notice_type: noticeTypes.own,
  notice_date: today,
  place: company.city_name,
  documents: [],
})
