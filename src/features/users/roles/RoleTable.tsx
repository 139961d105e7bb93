import { useLingui } from '@lingui/react/macro'
import type { UserRow } from '../../../api/contract/users.ts'
import { roleCodes, roles, type Role } from '../../../domain/user/role.ts'
import { ListProblem } from '../../../failures/ListProblem.tsx'
import { defaultPageSize } from '../../../api/contract/paging.ts'
import { AvatarPicture } from '../../../ui/avatar/Avatar.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { Pagination } from '../../../ui/table/Pagination.tsx'
import type { RoleSide } from './useRoleSide.ts'

interface Props {
  readonly title: string
  readonly side: RoleSide
  /** The role that a row will have. */
  readonly roleOf: (user: UserRow) => Role
  readonly onChange: (user: UserRow, role: Role) => void
  /** Why the role of a row cannot be changed. */
  readonly fixed: (user: UserRow) => string | undefined
  readonly isClosed: boolean
}

/** Administrators or users with their count, each with a choice of role (seed 001 §2.9). */
export const RoleTable = ({ title, side, roleOf, onChange, fixed, isClosed }: Props) => {
  const { t } = useLingui()
  return (
    <section aria-label={title} className="role-table">
      <h3>
        {title} ({side.total})
      </h3>
      {side.failure !== null && <ListProblem failure={side.failure} onRetry={side.retry} />}
      <div className="role-table-rows">
        <table aria-busy={side.isFetching || undefined} aria-label={title}>
          <thead>
            <tr>
              <th className="role-table-picture" scope="col">{t`Picture`}</th>
              <th scope="col">{t`Role`}</th>
              <th scope="col">{t`Full name`}</th>
              <th scope="col">{t`User ID`}</th>
              <th scope="col">{t`Shops`}</th>
            </tr>
          </thead>
          <tbody>
            {side.rows.map((user) => (
              <RoleRow
                fixed={fixed(user)}
                isClosed={isClosed}
                key={user.id}
                onChange={(role) => onChange(user, role)}
                role={roleOf(user)}
                user={user}
              />
            ))}
            {side.rows.length === 0 && side.failure === null && (
              <tr>
                <td colSpan={5}>{side.isFetching ? t`Being read` : t`Nobody is found`}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <Pagination
        label={title}
        onPageChange={(next) => side.setPage(next - 1)}
        page={side.page + 1}
        pageSize={defaultPageSize}
        total={side.total}
      />
    </section>
  )
}

interface RowProps {
  readonly user: UserRow
  readonly role: Role
  readonly fixed: string | undefined
  readonly isClosed: boolean
  readonly onChange: (role: Role) => void
}

const RoleRow = ({ user, role, fixed, isClosed, onChange }: RowProps) => {
  const { t } = useLingui()
  const choose = (next: string): void => {
    const chosen = roleCodes.find((code) => code === next)
    if (chosen !== undefined) onChange(chosen)
  }
  return (
    <tr>
      <td className="role-table-picture">
        <AvatarPicture image={user.img_url} name={user.full_name} />
      </td>
      <td>
        <Select
          description={fixed}
          hideLabel
          isDisabled={isClosed || fixed !== undefined}
          label={t`Role of ${user.full_name}`}
          onChange={choose}
          options={[
            { value: roles.administrator, label: t`Administrator` },
            { value: roles.user, label: t`User` },
          ]}
          value={role}
        />
      </td>
      <th scope="row">{user.full_name}</th>
      <td>{user.user_id}</td>
      <td>
        <ShopsUnfolded shops={user.shops} />
      </td>
    </tr>
  )
}

/** The first shop and the number of the others, which unfold. */
const ShopsUnfolded = ({ shops }: Pick<UserRow, 'shops'>) => {
  const [first, ...others] = shops
  if (first === undefined) return '–'
  if (others.length === 0) return first.shop_nm
  return (
    <details>
      <summary>{`${first.shop_nm} +${others.length}`}</summary>
      <ul>
        {others.map(({ id, shop_nm }) => (
          <li key={id}>{shop_nm}</li>
        ))}
      </ul>
    </details>
  )
}
