import { useRef } from 'react'
import { CloseIcon } from '../../../../../src/ui/icons/firstIcons.tsx'
import { useReading } from '../reading.ts'
import { Section } from './Section.tsx'

/** How a state's view looks; in its full size when it is pressed. */
export function ViewPicture({ picture, state }: { readonly picture: string; readonly state: string }) {
  const { t } = useReading()
  const large = useRef<HTMLDialogElement>(null)
  const name = t.viewOf(state)
  return (
    <Section title={t.view}>
      <button type="button" className="view-picture" aria-haspopup="dialog" onClick={() => large.current?.showModal()}>
        <img src={picture} alt={name} />
      </button>
      <dialog ref={large} className="view-large" aria-label={name}>
        <button type="button" className="tool tool-icon" aria-label={t.close} onClick={() => large.current?.close()}>
          <CloseIcon />
        </button>
        <img src={picture} alt={name} />
      </dialog>
    </Section>
  )
}
