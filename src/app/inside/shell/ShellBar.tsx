import { useRouter } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import type { SessionUser } from '../../../domain/session.ts'
import { Brand } from '../../../features/session/Brand.tsx'
import type { SignOut } from '../../../features/session/signOut.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { NavTabs } from '../../../ui/layout/NavTabs.tsx'
import { TopBar } from '../../../ui/layout/TopBar.tsx'
import { inLocale } from '../../address/localisedPath.ts'
import { stringifySearch } from '../../address/searchText.ts'
import { LanguageMenu } from '../../LanguageMenu.tsx'
import { BarItems } from './BarItems.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { SearchButton } from './SearchButton.tsx'
import { tabsFor } from './tabs.ts'

interface ShellBarProps {
  readonly user: SessionUser
  readonly hostname: string
  /** The page's path without its language. */
  readonly path: string
  /** Kept on every link (seed 002 §2.2). */
  readonly sid: string | undefined
  /** Undefined where the user has no settings. */
  readonly onOpenSettings: (() => void) | undefined
  readonly onSearch: () => void
  readonly onShowKeys: () => void
  readonly signOut: SignOut
}

/** Brand, which leads to the start page, the user's areas, and what belongs to the user (seed 002 §2.2). */
export function ShellBar({ user, hostname, path, sid, onOpenSettings, onSearch, onShowKeys, signOut }: ShellBarProps) {
  const { t, i18n } = useLingui()
  const { history } = useRouter()
  const locale = useLocale()
  const hrefOf = (to: string) => inLocale(locale, to) + stringifySearch({ sid })
  const items = tabsFor(user, hostname, path).map((tab) => ({
    href: hrefOf(tab.path),
    label: i18n._(tab.label),
    isCurrent: tab.isCurrent,
  }))
  return (
    <TopBar
      actions={
        <>
          <SearchButton onPress={onSearch} />
          <BarItems user={user} />
          <LanguageMenu history={history} isIconOnly />
          <ProfileMenu onOpenSettings={onOpenSettings} onShowKeys={onShowKeys} signOut={signOut} />
        </>
      }
      brand={
        <Link href={hrefOf('/')} variant="quiet">
          <Brand />
        </Link>
      }
      navigation={<NavTabs items={items} label={t`Areas`} />}
    />
  )
}
