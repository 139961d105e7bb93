import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import type { PermissionNames } from '../../../area/permissionNames.ts'
import { useTextsOfAreas } from '../../../area/textsForOthers.ts'
import { grantablePermissions } from '../../../domain/session.ts'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { CheckIcon } from '../../../ui/icons/firstIcons.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import './PermissionMatrix.css'

interface Props {
  /** Keys with blanks between them. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isAdministrator: boolean
  readonly isClosed: boolean
}

/** Every right by role: administrators have all of them, the user of this form those that are ticked. */
export const PermissionMatrix = (props: Props) => (
  <LazyPart of={useTextsOfAreas().permissions} pending={<Skeleton lines={20} />}>
    {(named) => <Matrix {...props} named={named} />}
  </LazyPart>
)

/** Where its first permission stands among all (seed 002 §6). */
const placeOf = ({ permissions }: PermissionNames): number =>
  grantablePermissions.findIndex((each) => permissions[each] !== undefined)

interface MatrixProps extends Props {
  readonly named: readonly PermissionNames[]
}

const Matrix = ({ named, ...props }: MatrixProps) => {
  const { t } = useMacro()
  return (
    <table className="permission-matrix">
      <thead>
        <tr>
          <th scope="col">{t`Right`}</th>
          <th scope="col">{t`Administrator`}</th>
          <th scope="col">{t`User`}</th>
        </tr>
      </thead>
      <tbody>
        {named
          .toSorted((one, other) => placeOf(one) - placeOf(other))
          .map((names) => (
            <Group {...props} key={names.group.id} names={names} />
          ))}
      </tbody>
    </table>
  )
}

interface GroupProps extends Props {
  readonly names: PermissionNames
}

/** The rights of one area. */
const Group = ({ names: { group, permissions }, value, onChange, isAdministrator, isClosed }: GroupProps) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const given = new Set(value.split(' '))
  const set = (key: string, isGiven: boolean): void =>
    onChange(grantablePermissions.filter((each) => (each === key ? isGiven : given.has(each))).join(' '))
  return (
    <>
      <tr className="permission-group">
        <th colSpan={3} scope="colgroup">
          {i18n._(group)}
        </th>
      </tr>
      {Object.entries(permissions).map(([key, label]) => (
        <tr key={key}>
          <th scope="row">{i18n._(label)}</th>
          <td>
            <CheckIcon size={14} />
            <span className="visually-hidden">{t`Allowed`}</span>
          </td>
          <td>
            <Checkbox
              isDisabled={isAdministrator || isClosed}
              isSelected={isAdministrator || given.has(key)}
              onChange={(isGiven) => set(key, isGiven)}
            >
              <span className="visually-hidden">{i18n._(label)}</span>
            </Checkbox>
          </td>
        </tr>
      ))}
    </>
  )
}
