import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { BarItem, NotifiedRecord } from '../../../area/area.ts'
import { useNavigation } from '../../../area/navigation.ts'
import type { SessionUser } from '../../../domain/session.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { IdlePart } from '../../../ui/part/IdlePart.tsx'
import { barItems } from '../areas.ts'
import { panelOf } from '../insideSearch.ts'

/** What areas have in the bar, each as its icon until it has come. */
export const BarItems = ({ user }: { readonly user: SessionUser }) =>
  barItems.filter(({ isFor }) => isFor(user)).map((item) => <Item item={item} key={item.id} user={user} />)

const Item = ({ item, user }: { readonly item: BarItem; readonly user: SessionUser }) => {
  const { i18n } = useLingui()
  const { openPanel } = useNavigation()
  const [isWanted, setWanted] = useState(false)
  const { icon: Icon, part, title } = item
  const openRecord = (record: NotifiedRecord): void => {
    const panel = panelOf(record.kind)
    if (panel === undefined || !panel.isFor(user)) return
    const parameters = panel.notified?.(record) ?? panel.found?.record(record.id)
    if (parameters !== undefined) openPanel(panel.id, parameters)
  }
  const want = () => {
    setWanted(true)
    part.fetch()
  }
  return (
    <IdlePart
      of={part}
      pending={<IconButton icon={<Icon />} isPending={isWanted} label={i18n._(title)} onPress={want} size="small" />}
    >
      {(Shown) => <Shown isOpenedAtOnce={isWanted} openRecord={openRecord} />}
    </IdlePart>
  )
}
