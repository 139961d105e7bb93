import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PlusIcon } from '../../ui/icons/icons.tsx'

interface Props {
  readonly icon: ReactNode
  readonly title: string
  readonly addLabel: string
  /** Makes the first one, where the account may. */
  readonly onAdd: (() => void) | undefined
  /** Other ways to the first ones, before it. */
  readonly others?: ReactNode
  /** What the records are for, or who adds them. */
  readonly children: ReactNode
}

/** The company has no record yet, and the way to the first one. */
export const NoRecordYet = ({ icon, title, addLabel, onAdd, others, children }: Props) => (
  <EmptyState
    actions={
      (others !== undefined || onAdd !== undefined) && (
        <>
          {others}
          {onAdd !== undefined && (
            <Button icon={<PlusIcon />} onPress={onAdd} variant="primary">
              {addLabel}
            </Button>
          )}
        </>
      )
    }
    icon={icon}
    title={title}
  >
    {children}
  </EmptyState>
)
