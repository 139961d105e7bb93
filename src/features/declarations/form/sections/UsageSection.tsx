import { Trans, useLingui } from '@lingui/react/macro'
import { getValues } from '@modular-forms/react'
import { choiceProblems } from '../../../../domain/declaration/authorityRules.ts'
import {
  flagsIn,
  groupErrorField,
  isRequiredGroup,
  type FlagGroup,
  type RequiredGroup,
  type UsageFlag,
} from '../../../../domain/declaration/flags.ts'
import type { DeclarationForm } from '../../../../domain/declaration/forms/definition.ts'
import { isDeclarationInput } from '../../../../domain/declaration/wire.ts'
import { useFieldMessages } from '../../../../failures/useFieldMessages.ts'
import { Checkbox } from '../../../../ui/form/Checkbox.tsx'
import { FormBoolean } from '../../../../ui/form/connect/FormBoolean.tsx'
import { FormFieldGroup } from '../../../../ui/form/connect/FormFieldGroup.tsx'
import { WatchEach } from '../../../../ui/form/connect/Watch.tsx'
import { FieldGroup } from '../../../../ui/form/FieldGroup.tsx'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { useFiling } from '../../collection/filing.ts'
import { flagLabels, groupLabels, groupParts } from '../fieldLabels.ts'
import { recheck, recheckIfWrong } from '../problems.ts'
import type { SectionProps } from './section.ts'
import './UsageSection.css'

/** The flags that the authority judges together. */
const judgedFlags = (form: DeclarationForm) => flagsIn(...form.groups.filter(isRequiredGroup))

type FlagsProps = SectionProps & {
  readonly flags: readonly UsageFlag[]
  /** The group that each change checks again, and whose error its first box does not repeat. */
  readonly group?: RequiredGroup
}

const Flags = ({ fields, isClosed, flags, group }: FlagsProps) => {
  const { i18n } = useLingui()
  const errorField = group === undefined ? undefined : groupErrorField[group]
  return (
    <div className="declaration-flags">
      {flags.map((flag) => (
        <FormBoolean key={flag} name={flag} of={fields}>
          {(control) => (
            <Checkbox
              {...control}
              errorMessage={flag === errorField ? '' : control.errorMessage}
              isDisabled={isClosed}
              onChange={(isSelected) => {
                control.onChange(isSelected)
                if (errorField !== undefined) recheck(fields, errorField)
                for (const other of Object.values(groupErrorField)) recheckIfWrong(fields, other)
              }}
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
    const values = getValues(props.fields, { shouldActive: false, peek: true })
    const problem = isDeclarationInput(values) ? choiceProblems(values).find(({ field }) => field === name) : undefined
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

type PartsProps = SectionProps & { readonly group: FlagGroup }

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
export const UsageSection = ({ fields, isClosed }: SectionProps) => {
  const { t } = useLingui()
  const { form } = useFiling()
  const base = { fields, isClosed }
  return (
    <FormSection
      columns={1}
      description={isClosed ? undefined : <Trans>Choose at least one option in each group marked with *.</Trans>}
      title={t`Usage form`}
    >
      {form.groups.map((group) =>
        isRequiredGroup(group) ? (
          <ChoiceGroup key={group} {...base} flags={flagsIn(group)} group={group} />
        ) : (
          <OptionalGroup key={group} {...base} group={group} />
        ),
      )}
    </FormSection>
  )
}
