import { useLingui } from '@lingui/react/macro'
import { useShownPerson } from '../../../api/queries/profile.ts'
import type { SignOut } from '../../../features/session/signOut.ts'
import { MenuButton, type MenuEntry } from '../../../ui/button/MenuButton.tsx'
import { KeyboardIcon, SettingsIcon, SignOutIcon } from '../../../ui/icons/icons.tsx'
import { chooseTheme, themes, useTheme } from '../../theme.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { useThemeNames } from './useThemeNames.ts'

interface ProfileMenuProps {
  /** Undefined where the user has no settings. */
  readonly onOpenSettings: (() => void) | undefined
  readonly onShowKeys: () => void
  readonly signOut: SignOut
}

/** @param account who it belongs to, as text */
const useProfileEntries = (
  account: string,
  { onOpenSettings, signOut }: Pick<ProfileMenuProps, 'onOpenSettings' | 'signOut'>,
): readonly MenuEntry[] => {
  const { t } = useLingui()
  const theme = useTheme()
  const themeNames = useThemeNames()
  return [
    {
      id: 'who',
      kind: 'group',
      label: account,
      items: [
        {
          id: 'settings',
          label: t`Settings`,
          icon: <SettingsIcon />,
          disabledReason: onOpenSettings !== undefined ? undefined : t`Your account has no settings in this version`,
        },
      ],
    },
    {
      id: 'colours',
      kind: 'group',
      label: t`Colours`,
      selectedId: theme,
      items: themes.map((each) => ({ id: each, label: themeNames[each] })),
    },
    { id: 'end', kind: 'separator' },
    { id: 'keys', label: t`Keys`, icon: <KeyboardIcon />, shortcut: '?' },
    {
      id: 'logout',
      label: t`Logout`,
      icon: <SignOutIcon />,
      disabledReason: signOut === null ? t`Your session is being checked` : undefined,
    },
  ]
}

/** Who is signed in, their settings and colours, and the way out (seed 002 §2.5). */
export function ProfileMenu({ onOpenSettings, onShowKeys, signOut }: ProfileMenuProps) {
  const { t } = useLingui()
  const { name: known, image, email } = useShownPerson()
  const name = known.trim() === '' ? t`Unknown` : known
  const items = useProfileEntries(email === null ? name : `${name} · ${email}`, {
    onOpenSettings,
    signOut,
  })
  const act = (id: string) => {
    const chosen = themes.find((each) => each === id)
    if (chosen !== undefined) chooseTheme(chosen)
    else if (id === 'settings') onOpenSettings?.()
    else if (id === 'keys') onShowKeys()
    else signOut?.()
  }
  return (
    <MenuButton items={items} label={t`Account of ${name}`} onAction={act} placement="bottom end" variant="quiet">
      <Avatar image={image} name={name} />
    </MenuButton>
  )
}
