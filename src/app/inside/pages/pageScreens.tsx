import { lazyRouteComponent, useParams, useRouter } from '@tanstack/react-router'
import { useLingui } from '@lingui/react'
import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import * as v from 'valibot'
import { useCurrentUser } from '../../../api/provider.tsx'
import type { AreaPage, EditorProps } from '../../../area/area.ts'
import { EditorPlaceProvider, type EditorPlace } from '../../../area/editorPlace.ts'
import { LeftPlacesProvider, useLeftPlaces } from '../../../area/leftPlaces.ts'
import { TabbedPagesProvider } from '../../../area/PageTabs.tsx'
import { newRecord, useNavigation } from '../../../area/navigation.ts'
import type { SessionUser } from '../../../domain/session.ts'
import { splitLocale } from '../../address/localisedPath.ts'
import { returnTo } from '../../address/steps.ts'
import { ComingPage } from '../coming/coming.ts'
import { DeniedPage } from './DeniedPage.tsx'
import { useTabbedPages } from './useTabbedPages.ts'

/** A screen of a route, and what is fetched of it before it is shown. */
export interface Screen {
  readonly component: FunctionComponent
  readonly fetch: (user: SessionUser) => Promise<void> | undefined
}

/** What stands in the place of a page that is not for the person. */
const Closed = ({ page }: { readonly page: AreaPage }) => {
  const { i18n } = useLingui()
  return page.tab === null ? <ComingPage /> : <DeniedPage title={i18n._(page.title)} />
}

const screenOf = <Props extends object>(
  page: AreaPage,
  load: () => Promise<ComponentType<Props>>,
  shown: (Own: ComponentType<Props>) => ReactNode,
): Screen => {
  const Own = lazyRouteComponent(async () => ({ default: await load() }))
  const OfList = () => {
    const left = useLeftPlaces() ?? { places: new Map() }
    return (
      <LeftPlacesProvider value={{ ...left, here: page.id }}>
        <TabbedPagesProvider value={useTabbedPages(page)}>{shown(Own)}</TabbedPagesProvider>
      </LeftPlacesProvider>
    )
  }
  const ForPerson = () => (page.isFor(useCurrentUser()) ? <OfList /> : <Closed page={page} />)
  return {
    component: ForPerson,
    fetch: (user) => (page.isFor(user) ? Own : ComingPage).preload?.(),
  }
}

export const listScreen = (page: AreaPage): Screen => screenOf(page, page.load, (Own) => <Own />)

const useEditorPlaceOf = (page: AreaPage): EditorPlace => {
  const { i18n } = useLingui()
  const { history } = useRouter()
  const { pageHref } = useNavigation()
  const listHref = pageHref(page.id, {})
  return {
    listTitle: i18n._(page.title),
    listHref,
    close: () => returnTo(history, pageHref(page.id, {})),
    isLeftBy: (from, to) => splitLocale(from).path !== splitLocale(to).path,
  }
}

const editedSchema = v.object({ record: v.string() })

const Editor = ({ page, of: Own }: { readonly page: AreaPage; readonly of: ComponentType<EditorProps> }) => {
  const { record } = v.parse(editedSchema, useParams({ strict: false }))
  return (
    <EditorPlaceProvider value={useEditorPlaceOf(page)}>
      <Own key={record} record={record === newRecord ? null : record} />
    </EditorPlaceProvider>
  )
}

export const editorScreen = (page: AreaPage, load: () => Promise<ComponentType<EditorProps>>): Screen =>
  screenOf(page, load, (Own) => <Editor of={Own} page={page} />)
