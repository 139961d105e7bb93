import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { Fragment } from 'react'
import { grantablePermissions } from '../../../domain/session.ts'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { CheckIcon } from '../../../ui/icons/firstIcons.tsx'
import { permissionGroups } from './permissionNames.ts'
import './PermissionMatrix.css'

interface Props {
  /** Keys with blanks between them. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isAdministrator: boolean
  readonly isClosed: boolean
}

/** Every right by role: administrators have all of them, the user of this form those that are ticked. */
export const PermissionMatrix = ({ value, onChange, isAdministrator, isClosed }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const given = new Set(value.split(' '))
  const set = (key: string, isGiven: boolean): void =>
    onChange(grantablePermissions.filter((each) => (each === key ? isGiven : given.has(each))).join(' '))
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
        {permissionGroups.map(({ name, permissions }) => (
          <Fragment key={name.id}>
            <tr className="permission-group">
              <th colSpan={3} scope="colgroup">
                {i18n._(name)}
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
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
