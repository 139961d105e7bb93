import { useRef, useState } from 'react'
import { picturesFolder, pictureOfState } from '../../../../charts/viewPictures.ts'
import { CloseIcon } from '../../../../../src/ui/icons/firstIcons.tsx'
import { useReading } from '../reading.ts'
import { Section } from './Section.tsx'

interface ViewPictureProps {
  readonly flow: string
  /** Id of the state. */
  readonly state: string
  readonly title: string
}

/** How a state's view looks, in its full size when it is pressed; how its picture is taken, where there is none beside the page. */
export function ViewPicture({ flow, state, title }: ViewPictureProps) {
  const { t } = useReading()
  const large = useRef<HTMLDialogElement>(null)
  const [isMissing, setMissing] = useState(false)
  const name = t.viewOf(title)
  const picture = `../${picturesFolder}/${pictureOfState(flow, state)}`
  if (isMissing)
    return (
      <Section title={t.view}>
        <p className="quiet">
          {t.noView} <code>npm run paths -- --views</code>
        </p>
      </Section>
    )
  return (
    <Section title={t.view}>
      <button type="button" className="view-picture" aria-haspopup="dialog" onClick={() => large.current?.showModal()}>
        <img src={picture} alt={name} onError={() => setMissing(true)} />
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
