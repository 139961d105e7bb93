import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type RefObject } from 'react'
import type { ShopRow } from '../../../../api/contract/shops.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import type { StringControl } from '../../../../ui/form/connect/BoundString.tsx'
import { PlusIcon } from '../../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../../ui/part/LazyPart.tsx'
import { createPart } from '../../../../ui/part/part.ts'
import { ShopCards } from './ShopCards.tsx'

const picker = createPart(() => import('./ShopPicker.tsx'))

interface Props {
  readonly control: StringControl
  readonly isClosed: boolean
  readonly known: readonly ShopRow[]
  /** Name and id of the user, as they stand in the form. */
  readonly person: () => string
}

/** The chosen shops, with the way to choose more; their ids are the value, with blanks between them. */
export const ShopsField = ({
  control: { value, onChange, errorMessage, inputRef },
  isClosed,
  known,
  person,
}: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [shops, setShops] = useState<ReadonlyMap<string, ShopRow>>(new Map(known.map((shop) => [shop.id, shop])))
  const connectLine = useRef<HTMLDivElement>(null)
  const ids = value.split(' ').filter((id) => id !== '')
  const choose = (chosen: readonly ShopRow[]): void => {
    setShops(new Map([...shops, ...chosen.map((shop) => [shop.id, shop] as const)]))
    onChange([...new Set([...ids, ...chosen.map(({ id }) => id)])].join(' '))
    setOpen(false)
  }
  return (
    <>
      <ShopCards
        ids={ids}
        isClosed={isClosed}
        onEmpty={() => focusButtonIn(connectLine.current)}
        onRemove={(id) => onChange(ids.filter((each) => each !== id).join(' '))}
        shops={shops}
      />
      {errorMessage !== '' && (
        <p className="chosen-shops-error" role="alert">
          {errorMessage}
        </p>
      )}
      <ConnectButton inputRef={inputRef} isClosed={isClosed} line={connectLine} onPress={() => setOpen(true)} />
      {isOpen && (
        <LazyPart of={picker} onLeave={() => setOpen(false)}>
          {({ ShopPicker }) => (
            <ShopPicker onChosen={choose} onClose={() => setOpen(false)} person={person()} taken={ids} />
          )}
        </LazyPart>
      )}
    </>
  )
}

interface ButtonProps {
  readonly inputRef: StringControl['inputRef']
  readonly isClosed: boolean
  readonly line: RefObject<HTMLDivElement | null>
  readonly onPress: () => void
}

const focusButtonIn = (line: HTMLElement | null): void => line?.querySelector('button')?.focus()

const ConnectButton = ({ inputRef, isClosed, line, onPress }: ButtonProps) => {
  const { t } = useLingui()
  return (
    <div ref={line}>
      {/* Takes the focus that the error summary gives, and hands it to the button. */}
      <input
        aria-hidden="true"
        className="visually-hidden"
        onFocus={() => focusButtonIn(line.current)}
        readOnly
        ref={inputRef}
        tabIndex={-1}
      />
      <Button icon={<PlusIcon />} isDisabled={isClosed} onPress={onPress} size="small">
        {t`Connect to shop`}
      </Button>
    </div>
  )
}
