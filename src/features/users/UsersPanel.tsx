import { useState } from 'react'
import { useNavigation } from '../../area/navigation.ts'
import type { RecordFormOutput } from '../../machines/recordForm/setup.ts'
import { useListPlace } from '../../records/address/useListPlace.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { readOpenUser } from './address.ts'
import { userShape } from './list/listShape.ts'
import { UserList } from './list/UserList.tsx'
import { formScreen } from './parts.ts'

/** The users of the settings at the place that the address names: the list, and over it the form of the one that is open. */
export const UsersPanel = () => {
  const { parameters, changeParameters } = useNavigation()
  const { place, onPlaceChange } = useListPlace(userShape)
  const [openings, setOpenings] = useState(0)
  const user = readOpenUser(parameters)
  const open = (next: string): void => changeParameters((now) => ({ ...now, user: next }), 'push')
  // Closing is no step, or Back would open the form again.
  const close = (): void => changeParameters((now) => ({ ...now, user: undefined }), 'replace')
  const endForm = ({ result }: RecordFormOutput): void => {
    if (result === 'reopened') setOpenings(openings + 1)
    else close()
  }
  return (
    <>
      <UserList isCovered={user !== null} onOpen={open} onPlaceChange={onPlaceChange} place={place} />
      {user !== null && (
        <LazyPart key={`${user} ${openings}`} of={formScreen} onLeave={close}>
          {({ UserFormScreen }) => <UserFormScreen onEnd={endForm} user={user} />}
        </LazyPart>
      )}
    </>
  )
}
