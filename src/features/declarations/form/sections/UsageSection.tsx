import { Trans, useLingui } from '@lingui/react/macro'
import { getValue } from '@modular-forms/react'
import type { CompanyType } from '../../../../domain/companyType.ts'
import {
  flagsIn,
  groupErrorField,
  hasBox,
  isRequiredGroup,
  type FlagGroup,
  type RequiredGroup,
  type UsageFlag,
} from '../../../../domain/declaration/flags.ts'
import { isForCompanyType } from '../../../../domain/declaration/household.ts'
import type { DeclarationForm } from '../../../../domain/declaration/forms/definition.ts'
import { useFieldMessages } from '../../../../failures/useFieldMessages.ts'
import { Checkbox } from '../../../../ui/form/Checkbox.tsx'
import { FormBoolean } from '../../../../ui/form/connect/FormBoolean.tsx'
import { FormFieldGroup } from '../../../../ui/form/connect/FormFieldGroup.tsx'
import { Watch, WatchEach } from '../../../../ui/form/connect/Watch.tsx'
import { FieldGroup } from '../../../../ui/form/FieldGroup.tsx'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { useFiling } from '../../kind/filing.ts'
import { flagLabels, groupLabels, groupParts } from '../fieldLabels.ts'
import type { DeclarationFields } from '../fields.ts'
import { changeFlag, choiceProblemsIn } from './changeFlag.ts'
import type { FactsProps, SectionProps } from './section.ts'
import './UsageSection.css'

/** The flags that the authority judges together. */
const judgedFlags = (form: DeclarationForm) => flagsIn(...form.groups.filter(isRequiredGroup))

/** The version of the form that the fields are of: it decides which boxes there are. */
const versionIn = (fields: DeclarationFields): string => getValue(fields, 'xml_vs', { shouldActive: false }) ?? ''

/** Whether a box is shown: the version has it, or it is ticked and has to be taken out. */
const isOffered = (fields: DeclarationFields, flag: UsageFlag): boolean =>
  hasBox(flag, versionIn(fields)) || getValue(fields, flag, { shouldActive: false }) === true

interface ChoiceProps extends SectionProps {
  readonly companyType: CompanyType
}

interface FlagsProps extends ChoiceProps {
  readonly flags: readonly UsageFlag[]
  /** The group that each change checks again, and whose error its first box does not repeat. */
  readonly group?: RequiredGroup
}

const Flags = (props: FlagsProps) => {
  const { fields, isClosed, companyType, flags, group } = props
  const { i18n, t } = useLingui()
  const errorField = group === undefined ? undefined : groupErrorField[group]
  return (
    <div className="declaration-flags">
      {flags
        .filter((flag) => isOffered(fields, flag))
        .map((flag) => (
          <FormBoolean key={flag} name={flag} of={fields}>
            {(control) => (
              <Checkbox
                {...control}
                errorMessage={flag === errorField ? '' : control.errorMessage}
                // What is ticked all the same can be taken out.
                disabledReason={
                  control.isSelected || isForCompanyType(flag, companyType)
                    ? undefined
                    : t`Not for a business household`
                }
                isDisabled={isClosed}
                onChange={(isSelected) => changeFlag(props, () => control.onChange(isSelected))}
              >
                {i18n._(flagLabels[flag])}
              </Checkbox>
            )}
          </FormBoolean>
        ))}
    </div>
  )
}

type GroupProps = FlagsProps & { readonly group: RequiredGroup }

const ChoiceGroup = (props: GroupProps) => {
  const { i18n } = useLingui()
  const messageOf = useFieldMessages()
  const { form } = useFiling()
  const name = groupErrorField[props.group]
  const warning = (): string | undefined => {
    const problem = choiceProblemsIn(props.fields, props.companyType).find(({ field }) => field === name)
    return problem === undefined || props.isClosed ? undefined : messageOf(problem.message)
  }
  return (
    <WatchEach names={judgedFlags(form)} of={props.fields}>
      {() => (
        <FormFieldGroup
          isRequired
          label={i18n._(groupLabels[props.group])}
          name={name}
          of={props.fields}
          warningMessage={warning()}
        >
          <Flags {...props} />
        </FormFieldGroup>
      )}
    </WatchEach>
  )
}

type PartsProps = ChoiceProps & { readonly group: FlagGroup }

/** A group in which nothing has to be chosen, in its parts. */
const OptionalGroup = ({ group, ...base }: PartsProps) => {
  const { i18n } = useLingui()
  const parts = groupParts[group] ?? []
  return (
    <FieldGroup label={i18n._(groupLabels[group])}>
      <div className="declaration-channels">
        {parts.map(({ title, flags }) => (
          <FieldGroup key={title.id} label={i18n._(title)}>
            <Flags {...base} flags={flags} />
          </FieldGroup>
        ))}
      </div>
    </FieldGroup>
  )
}

/** How the company will issue, in the order of the printed form (seed 000 §3 "Usage flags", §5; 002 §3.1, §5.1). */
export const UsageSection = ({ fields, isClosed, facts }: SectionProps & FactsProps) => {
  const { t } = useLingui()
  const { form } = useFiling()
  const base = { fields, isClosed, companyType: facts.companyType }
  return (
    <FormSection
      columns={1}
      description={isClosed ? undefined : <Trans>Choose at least one option in each group marked with *.</Trans>}
      title={t`Usage form`}
    >
      <Watch name="xml_vs" of={fields}>
        {() =>
          form.groups.map((group) =>
            isRequiredGroup(group) ? (
              <ChoiceGroup key={group} {...base} flags={flagsIn(group)} group={group} />
            ) : (
              <OptionalGroup key={group} {...base} group={group} />
            ),
          )
        }
      </Watch>
    </FormSection>
  )
}
