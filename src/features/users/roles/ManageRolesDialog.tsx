import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { searchMaxLength } from '../../../api/contract/paging.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { SearchField } from '../../../ui/table/SearchField.tsx'
import { failureTexts } from '../failureTexts.ts'
import { userLabel } from '../list/userTexts.tsx'
import { RoleTable } from './RoleTable.tsx'
import type { RoleOutcome } from './saveRoles.ts'
import { useRoleChanges } from './useRoleChanges.ts'
import { useRoleSide } from './useRoleSide.ts'
import './ManageRolesDialog.css'

const known = [failureTexts]

/** Administrators and users side by side; changed roles are saved together, each with its result (seed 001 §2.9, §8). */
export const ManageRolesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [isLeaving, setLeaving] = useState(false)
  const [admins, users] = [useRoleSide('ADMIN', search), useRoleSide('USER', search)]
  const { saving, count, change, fixed, roleOf } = useRoleChanges(onClose)
  const leave = (): void => (count > 0 ? setLeaving(true) : onClose())
  const table = { onChange: change, fixed, isClosed: saving.isPending, roleOf }
  return (
    <Dialog
      footer={<Footer count={count} isPending={saving.isPending} onLeave={leave} onSave={() => saving.mutate()} />}
      isOpen
      leaveReason={saving.isPending ? t`Wait until the roles are saved` : undefined}
      onOpenChange={leave}
      size="large"
      title={t`Manage roles`}
    >
      <div className="manage-roles">
        <SearchField
          label={t`Search users`}
          maxLength={searchMaxLength}
          onSearch={setSearch}
          placeholder={t`Search, then Enter`}
          value={search}
        />
        <Unsaved count={count} />
        <AreaTexts texts={known}>{saving.data !== undefined && <Outcomes outcomes={saving.data} />}</AreaTexts>
        <RoleTable {...table} side={admins} title={t`Administrators`} />
        <RoleTable {...table} side={users} title={t`Users`} />
      </div>
      <ConfirmDialog
        cancelLabel={t`Keep editing`}
        confirmLabel={t`Leave without saving`}
        isOpen={isLeaving}
        onConfirm={onClose}
        onOpenChange={setLeaving}
        title={t`Leave without saving?`}
      >
        <p>{t`The changed roles are not saved.`}</p>
      </ConfirmDialog>
    </Dialog>
  )
}

const Unsaved = ({ count }: { readonly count: number }) => (
  <p role="status">
    {count > 0 && (
      <Plural one="# role is changed and not saved yet." other="# roles are changed and not saved yet." value={count} />
    )}
  </p>
)

interface FooterProps {
  readonly count: number
  readonly isPending: boolean
  readonly onLeave: () => void
  readonly onSave: () => void
}

const Footer = ({ count, isPending, onLeave, onSave }: FooterProps) => {
  const { t } = useLingui()
  return (
    <>
      <Button isDisabled={isPending} onPress={onLeave}>
        {t`Cancel`}
      </Button>
      <Button
        disabledReason={count === 0 ? t`Change the role of somebody first` : undefined}
        isPending={isPending}
        onPress={onSave}
        variant="primary"
      >
        {t`Save`}
      </Button>
    </>
  )
}

const failed = msg`Update user failed!`

/** What became of each change, where one was not made. */
const Outcomes = ({ outcomes }: { readonly outcomes: readonly RoleOutcome[] }) => {
  const { t, i18n } = useLingui()
  const failureText = useFailureText()
  return (
    <Banner isLive title={i18n._(failed)} tone="danger">
      <ul>
        {outcomes.map(({ user, failure }) => (
          <li key={user.id}>
            {userLabel(user)}: {failure === null ? t`Update user successfully!` : failureText(failure, failed).text}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
