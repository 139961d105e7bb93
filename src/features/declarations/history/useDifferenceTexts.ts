import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { shownDay, shownMoment } from '../../../domain/dates.ts'
import type { CertificateDifference, Difference } from '../../../domain/declaration/differences.ts'
import type { TextName } from '../../../domain/declaration/fields.ts'
import { flagFields } from '../../../domain/declaration/flags.ts'
import type { CertificateRow } from '../../../domain/declaration/certificateRows.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useCodeNames } from '../../../codeLists/useCodeNames.ts'
import { organisationTitles } from '../form/organisationLabels.ts'
import { flagLabels, formTypeLabel, groupLabels, textLabels } from '../form/fieldLabels.ts'
import { useOrganisationsText } from './useOrganisationsText.ts'

/** A difference as it is shown: what it concerns, what was there, and what is there now; null where nothing was, or is. */
export interface ShownDifference {
  readonly key: string
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

/** Names of the texts that the form shows by another field. */
const otherLabels = {
  xml_vs: msg`XML version`,
  decl_nm: msg`Name of the declaration`,
  pos_key: msg`POS key`,
  rppr_nation_cd: msg`Code of the nationality`,
} as const

const labelOf = (field: TextName) => {
  switch (field) {
    case 'xml_vs':
    case 'decl_nm':
    case 'pos_key':
    case 'rppr_nation_cd':
      return otherLabels[field]
    default:
      return textLabels[field]
  }
}

const orNull = (text: string): string | null => (text === '' ? null : text)

/** What has changed of a certificate, in the user's language. */
const useCertificateTexts = (): ((difference: CertificateDifference) => readonly ShownDifference[]) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const formTypeName = useCodeNames('certificate-form-type', useLocale())
  const certificateText = ({ org_name, serial_no, form_tp }: CertificateRow): string =>
    [org_name, serial_no, formTypeName(form_tp)].filter((part) => part !== '').join(' · ')
  return (found) => {
    const key = `${found.kind} ${found.place}`
    if (found.kind === 'certificateAdded')
      return [{ key, label: t`Certificate added`, before: null, after: certificateText(found.row) }]
    if (found.kind === 'certificateRemoved')
      return [{ key, label: t`Certificate taken out`, before: certificateText(found.row), after: null }]
    const { before, after } = found
    const cells = [
      [t`Issuer`, before.org_name, after.org_name],
      [t`Serial number`, before.serial_no, after.serial_no],
      [t`From date`, shownMoment(before.from_date), shownMoment(after.from_date)],
      [t`To date`, shownMoment(before.to_date), shownMoment(after.to_date)],
      [i18n._(formTypeLabel), formTypeName(before.form_tp), formTypeName(after.form_tp)],
    ] as const
    return cells
      .filter(([, was, is]) => was !== is)
      .map(([label, was, is]) => ({
        key: `${key} ${label}`,
        label: t`Certificate ${after.serial_no}: ${label}`,
        before: orNull(was),
        after: orNull(is),
      }))
  }
}

/** What each difference is called and says, in the user's language. */
export const useDifferenceTexts = (): ((difference: Difference) => readonly ShownDifference[]) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const locale = useLocale()
  const typeName = useCodeNames('declaration-type', locale)
  const shown = (field: TextName, value: string): string | null => {
    if (value === '') return null
    if (field === 'decl_type') return typeName(value)
    if (field === 'reg_date' || field === 'rppr_dob') return shownDay(value)
    if (field === 'rppr_gender') return value === '1' ? t`Male` : t`Female`
    return value
  }
  const ofCertificate = useCertificateTexts()
  const organisationsText = useOrganisationsText()
  return (difference) => {
    if (difference.kind === 'text') {
      const { field, before, after } = difference
      return [{ key: field, label: i18n._(labelOf(field)), before: shown(field, before), after: shown(field, after) }]
    }
    if (difference.kind === 'organisations') {
      const { list, before, after } = difference
      const label = i18n._(organisationTitles[list])
      return [{ key: list, label, before: orNull(organisationsText(before)), after: orNull(organisationsText(after)) }]
    }
    if (difference.kind !== 'flag') return ofCertificate(difference)
    const { field, isTicked } = difference
    const label = i18n._(flagLabels[field])
    const group = i18n._(groupLabels[flagFields[field].group])
    return [{ key: field, label: group, before: isTicked ? null : label, after: isTicked ? label : null }]
  }
}
