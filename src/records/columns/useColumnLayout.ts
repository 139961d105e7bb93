import { useState } from 'react'
import { useCurrentUser } from '../../api/provider.tsx'
import { forgetLayout, keepLayout, readLayout, type ColumnLayout } from './columnLayout.ts'

/** The signed-in user's columns of a list. `first` is how the list comes. */
export const useColumnLayout = (list: string, first: ColumnLayout) => {
  const { id: userId } = useCurrentUser()
  const [layout, setLayout] = useState(() => readLayout(list, userId, first))
  return {
    layout,
    changeLayout: (change: Partial<ColumnLayout>): void => {
      const next = { ...layout, ...change }
      setLayout(next)
      keepLayout(list, userId, next)
    },
    resetLayout: (): void => {
      setLayout(first)
      forgetLayout(list, userId)
    },
  }
}
