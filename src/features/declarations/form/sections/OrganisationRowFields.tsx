import { useLingui } from '@lingui/react/macro'
import {
  columnsIn,
  organisationLists,
  type OrganisationColumn,
  type OrganisationList,
} from '../../../../domain/declaration/organisations.ts'
import { taxCodeWarning } from '../../../../domain/taxCode.ts'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { FormDateField } from '../../../../ui/form/connect/FormDateField.tsx'
import { FormSelect } from '../../../../ui/form/connect/FormSelect.tsx'
import { FormTextField } from '../../../../ui/form/connect/FormTextField.tsx'
import { FieldGroup } from '../../../../ui/form/FieldGroup.tsx'
import { TrashIcon } from '../../../../ui/icons/icons.tsx'
import { lookedUpLabels, organisationLabels, organisationRowLabel } from '../organisationLabels.ts'
import type { SectionProps } from './section.ts'

interface PlaceProps extends SectionProps {
  readonly list: OrganisationList
  readonly index: number
}

const isRequired = (list: OrganisationList, column: OrganisationColumn): boolean =>
  organisationLists[list].columns[column]?.element?.ifAnySince === undefined

/** One cell of a row by what its column holds. */
const Cell = ({ fields, isClosed, list, index, column }: PlaceProps & { readonly column: OrganisationColumn }) => {
  const { t, i18n } = useLingui()
  const given = {
    of: fields,
    isDisabled: isClosed,
    isRequired: isRequired(list, column),
    label: i18n._(organisationLabels[column]),
  } as const
  const name = `${list}.${index}.${column}` as const
  switch (column) {
    case 'invoices':
      return (
        <FormSelect
          {...given}
          name={name}
          options={lookedUpLabels.map(({ value, label }) => ({ value, label: i18n._(label) }))}
          placeholder={t`Choose`}
        />
      )
    case 'from_date':
    case 'to_date':
    case 'issued_from':
    case 'issued_to':
      return <FormDateField {...given} name={name} />
    case 'tax_code':
      return <FormTextField {...given} name={name} warningOf={taxCodeWarning} />
    case 'org_name':
    case 'note':
      return <FormTextField {...given} name={name} />
  }
}

interface Props extends PlaceProps {
  readonly onRemove: () => void
}

/** One organisation of a list with its period. */
export const OrganisationRowFields = ({ onRemove, ...place }: Props) => {
  const { t, i18n } = useLingui()
  const { list, index, isClosed } = place
  const name = i18n._(organisationRowLabel(list, index + 1))
  return (
    <li>
      <FieldGroup hideLabel label={name}>
        <div className={`organisation-row organisation-row-of-${list}`}>
          {columnsIn(list).map((column) => (
            <Cell {...place} column={column} key={column} />
          ))}
          {!isClosed && (
            <div className="organisation-row-remove">
              <IconButton icon={<TrashIcon />} label={t`Remove: ${name}`} onPress={onRemove} />
            </div>
          )}
        </div>
      </FieldGroup>
    </li>
  )
}
