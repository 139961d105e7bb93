import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useCurrentUser } from '../../../api/provider.tsx'
import type { AreaPage } from '../../../area/area.ts'
import type { PagePlace, PageId, PanelId, Parameters } from '../../../area/navigation.ts'
import { locales } from '../../../domain/locale.ts'
import type { SignOut } from '../../../features/session/signOut.ts'
import { languageNames } from '../../../i18n/languageNames.ts'
import { useLocale } from '../../../i18n/locale.ts'
import type { Command } from '../../../ui/commands/command.ts'
import { GlobeIcon } from '../../../ui/icons/firstIcons.tsx'
import { ArrowRightIcon, KeyboardIcon, SettingsIcon, SignOutIcon, SunIcon } from '../../../ui/icons/icons.tsx'
import { inLocale } from '../../address/localisedPath.ts'
import { stringifySearch } from '../../address/searchText.ts'
import { chooseLanguage } from '../../LanguageMenu.tsx'
import { chooseTheme, themes, useTheme } from '../../theme.ts'
import { settingsPanels } from '../areas.ts'
import { recordAt } from '../pages/pageHref.ts'
import { tabPlaces, tabsFor } from './tabs.ts'
import { useThemeNames } from './useThemeNames.ts'
import type { InsidePlace } from './useInsidePlace.ts'

const root = getRouteApi('__root__')

interface Shell {
  readonly hostname: string
  /** The page's path without its language. */
  readonly path: string
  readonly place: InsidePlace
  readonly onShowKeys: () => void
  readonly signOut: SignOut
}

/** What can be done from every page: the bar's links and menus, for the palette (docs/decisions/0025). */
export const useShellCommands = (shell: Shell): readonly Command[] =>
  [
    ...useSettingsCommands(shell.place),
    ...useAreaCommands(shell),
    ...usePageCommands(shell),
    ...useChoiceCommands(),
    ...useAccountCommands(shell),
  ].map((command) => ({ ...command, ofFrame: true }))

const useSettingsCommands = ({ search, navigation }: InsidePlace): readonly Command[] => {
  const { t, i18n } = useLingui()
  const user = useCurrentUser()
  const group = t`Settings`
  const offered = settingsPanels.filter(({ isFor }) => isFor(user))
  const opens = (id: PanelId, parameters: Parameters = {}) =>
    search.settings === id ? undefined : () => navigation.openPanel(id, parameters)
  return [
    ...offered.flatMap((panel) =>
      panel.commands.map(({ id, label, icon: Icon, isFor, parameters }) => ({
        id,
        group,
        icon: <Icon />,
        label: i18n._(label),
        run: isFor(user) ? opens(panel.id, parameters) : undefined,
      })),
    ),
    ...offered.map((panel) => ({
      id: `settings.${panel.id}`,
      group,
      icon: <SettingsIcon />,
      label: i18n._(panel.openLabel),
      run: opens(panel.id),
    })),
  ]
}

const useAreaCommands = ({ hostname, path, place: { search } }: Shell): readonly Command[] => {
  const { t, i18n } = useLingui()
  const user = useCurrentUser()
  const { history } = useRouter()
  const locale = useLocale()
  return tabsFor(user, hostname, path).map((tab) => ({
    id: `area.${tab.tab}`,
    group: t`Areas`,
    icon: <ArrowRightIcon />,
    label: i18n._(tab.label),
    run:
      tab.isCurrent && search.settings === undefined
        ? undefined
        : () => history.push(inLocale(locale, tab.path) + stringifySearch({ sid: search.sid })),
  }))
}

/** What pages of areas offer, and the pages themselves where no tab leads to them. */
const usePageCommands = ({ path, place: { search, navigation } }: Shell): readonly Command[] => {
  const { t, i18n } = useLingui()
  const user = useCurrentUser()
  const { pages } = root.useRouteContext()
  const group = t`Areas`
  const isTabOf = (page: string): boolean =>
    Object.values(tabPlaces).some((tab) => tab.area !== '/' && tab.path === `/${page}`)
  const opens = (page: PageId, place: PagePlace) => () => navigation.openPage(page, place)
  const isOpen = (page: AreaPage): boolean => recordAt(page, path) === '' && search.settings === undefined
  return pages
    .filter(({ isFor }) => isFor(user))
    .flatMap((page) => [
      ...page.commands.map(({ id, label, icon: Icon, isFor, parameters }) => ({
        id,
        group,
        icon: <Icon />,
        label: i18n._(label),
        // The list that is open offers it by itself.
        run: isFor(user) && !isOpen(page) ? opens(page.id, parameters) : undefined,
      })),
      {
        id: `page.${page.id}`,
        group,
        icon: <ArrowRightIcon />,
        label: i18n._(page.openLabel),
        run: isTabOf(page.path) || isOpen(page) ? undefined : opens(page.id, {}),
      },
    ])
}

const useChoiceCommands = (): readonly Command[] => {
  const { t } = useLingui()
  const { history } = useRouter()
  const locale = useLocale()
  const theme = useTheme()
  const themeNames = useThemeNames()
  return [
    ...locales.map((each) => ({
      id: `language.${each}`,
      group: t`Language`,
      icon: <GlobeIcon />,
      label: languageNames[each],
      run: each === locale ? undefined : () => void chooseLanguage(each, history),
    })),
    ...themes.map((each) => ({
      id: `colours.${each}`,
      group: t`Colours`,
      icon: <SunIcon />,
      label: themeNames[each],
      run: each === theme ? undefined : () => chooseTheme(each),
    })),
  ]
}

const useAccountCommands = ({ onShowKeys, signOut }: Shell): readonly Command[] => {
  const { t } = useLingui()
  const group = t`Account`
  return [
    { id: 'keys', group, icon: <KeyboardIcon />, label: t`Show the keys`, run: onShowKeys, shortcut: '?' },
    { id: 'logout', group, icon: <SignOutIcon />, label: t`Logout`, run: signOut ?? undefined },
  ]
}
