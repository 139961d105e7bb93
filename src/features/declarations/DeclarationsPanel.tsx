import { useState } from 'react'
import type { FieldProblem } from '../../domain/failure.ts'
import type { FormOutput } from '../../machines/declarationForm/setup.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import type { DeclarationsPlace } from './address.ts'
import { DeclarationList } from './list/DeclarationList.tsx'
import { formScreen } from './parts.ts'
import { useOfferBeforeNew } from './submit/useOfferBeforeNew.ts'

interface Props {
  readonly place: DeclarationsPlace
  readonly onPlaceChange: (change: Partial<DeclarationsPlace>) => void
  readonly onOpenSignatureSettings: () => void
}

/** The declarations of the settings: the list, and over it the form of the one that is open. */
export const DeclarationsPanel = ({ place, onPlaceChange, onOpenSignatureSettings }: Props) => {
  const { declaration, copy, company, certificates, ...listPlace } = place
  useOfferBeforeNew(declaration === 'new' && copy === null && certificates === null, () =>
    onPlaceChange({ declaration: null }),
  )
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const open = (next: string | null, source: string | null = null, toCorrect: readonly FieldProblem[] = []): void => {
    setProblems(toCorrect)
    onPlaceChange({ declaration: next, copy: source, company: null, certificates: null })
  }
  const [openings, setOpenings] = useState(0)
  const endForm = ({ result, declarationId, problems: toCorrect }: FormOutput): void => {
    if (result === 'toSettings') return onOpenSignatureSettings()
    if (result === 'copied') open('new', declaration, toCorrect)
    else open(result === 'reopened' ? declarationId : null)
    // The address may be the same as before, and the form a new one all the same.
    if (result === 'reopened') setOpenings(openings + 1)
  }
  return (
    <>
      <DeclarationList
        isCovered={declaration !== null}
        onCorrect={(draft, toCorrect) => open('new', draft, toCorrect)}
        onOpen={(opened) => open(opened)}
        onOpenSignatureSettings={onOpenSignatureSettings}
        onPlaceChange={onPlaceChange}
        place={listPlace}
      />
      {declaration !== null && (
        <LazyPart
          key={`${declaration} ${copy ?? ''} ${company ?? ''} ${certificates ?? ''} ${openings}`}
          of={formScreen}
          onLeave={() => onPlaceChange({ declaration: null, copy: null, company: null, certificates: null })}
        >
          {({ DeclarationFormScreen }) => (
            <DeclarationFormScreen
              certificates={certificates}
              company={company}
              copy={copy}
              declaration={declaration}
              onEnd={endForm}
              problems={problems}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}
