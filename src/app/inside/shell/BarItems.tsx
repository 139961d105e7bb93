import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { BarItem, NotifiedRecord } from '../../../area/area.ts'
import type { SessionUser } from '../../../domain/session.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { IdlePart } from '../../../ui/part/IdlePart.tsx'
import { barItems } from '../areas.ts'
import { useRecordKinds } from './recordKinds.ts'

/** What areas have in the bar, each as its icon until it has come. */
export const BarItems = ({ user }: { readonly user: SessionUser }) =>
  barItems.filter(({ isFor }) => isFor(user)).map((item) => <Item item={item} key={item.id} user={user} />)

const Item = ({ item, user }: { readonly item: BarItem; readonly user: SessionUser }) => {
  const { i18n } = useLingui()
  const kinds = useRecordKinds()
  const [isWanted, setWanted] = useState(false)
  const { icon: Icon, part, title } = item
  const openRecord = (record: NotifiedRecord): void => {
    const kind = kinds.find(({ id }) => id === record.kind)
    if (kind?.isFor(user) === true) kind.openNotified(record)
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
