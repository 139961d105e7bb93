import { Trans, useLingui } from '@lingui/react/macro'
import { getValue } from '@modular-forms/react'
import { choiceProblems } from '../../../../domain/declaration/authorityRules.ts'
import {
  flagsIn,
  groupErrorField,
  hasBox,
  isRequiredGroup,
  type FlagGroup,
  type RequiredGroup,
  type UsageFlag,
} from '../../../../domain/declaration/flags.ts'
import type { DeclarationForm } from '../../../../domain/declaration/forms/definition.ts'
import type { FieldProblem } from '../../../../domain/failure.ts'
import { useFieldMessages } from '../../../../failures/useFieldMessages.ts'
import { Checkbox } from '../../../../ui/form/Checkbox.tsx'
import { FormBoolean } from '../../../../ui/form/connect/FormBoolean.tsx'
import { FormFieldGroup } from '../../../../ui/form/connect/FormFieldGroup.tsx'
import { Watch, WatchEach } from '../../../../ui/form/connect/Watch.tsx'
import { FieldGroup } from '../../../../ui/form/FieldGroup.tsx'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { useFiling } from '../../kind/filing.ts'
import { flagLabels, groupLabels, groupParts } from '../fieldLabels.ts'
import { valuesIn, type DeclarationFields } from '../fields.ts'
import { recheck, recheckIfWrong } from '../problems.ts'
import type { SectionProps } from './section.ts'
import './UsageSection.css'

/** The problems of choices that exclude one another, as the fields are now. */
const choiceProblemsIn = (fields: DeclarationFields): readonly FieldProblem[] => {
  const values = valuesIn(fields)
  return values === null ? [] : choiceProblems(values)
}

/**
 * Changes a flag and checks its group again (seed 000 §5), and those of other groups whose problem has ended with it. A mark of the
 * authority stays at another group, also where no rule of the product finds what it is about (docs/decisions/0372).
 */
const changeFlag = (fields: DeclarationFields, group: RequiredGroup | undefined, change: () => void): void => {
  const before = choiceProblemsIn(fields)
  change()
  const left = choiceProblemsIn(fields)
  const isIn = (problems: readonly FieldProblem[], name: string) => problems.some(({ field }) => field === name)
  if (group !== undefined) recheck(fields, groupErrorField[group])
  for (const name of Object.values(groupErrorField))
    if (isIn(before, name) && !isIn(left, name)) recheckIfWrong(fields, name)
}

/** The flags that the authority judges together. */
const judgedFlags = (form: DeclarationForm) => flagsIn(...form.groups.filter(isRequiredGroup))

/** The version of the form that the fields are of: it decides which boxes there are. */
const versionIn = (fields: DeclarationFields): string => getValue(fields, 'xml_vs', { shouldActive: false }) ?? ''

/** Whether a box is shown: the version has it, or it is ticked and has to be taken out. */
const isOffered = (fields: DeclarationFields, flag: UsageFlag): boolean =>
  hasBox(flag, versionIn(fields)) || getValue(fields, flag, { shouldActive: false }) === true

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
      {flags
        .filter((flag) => isOffered(fields, flag))
        .map((flag) => (
          <FormBoolean key={flag} name={flag} of={fields}>
            {(control) => (
              <Checkbox
                {...control}
                errorMessage={flag === errorField ? '' : control.errorMessage}
                isDisabled={isClosed}
                onChange={(isSelected) => changeFlag(fields, group, () => control.onChange(isSelected))}
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
    const problem = choiceProblemsIn(props.fields).find(({ field }) => field === name)
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
