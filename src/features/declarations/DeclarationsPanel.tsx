import { useState } from 'react'
import type { UnfinishedForm } from '../../api/contract/documents/unfinished.ts'
import type { FieldProblem } from '../../domain/failure.ts'
import type { FormOutput } from '../../machines/documentForm/setup.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { noForm, type DeclarationsPlace } from './address.ts'
import { ShownDeclarations } from './kind/ShownDeclarations.tsx'
import { DeclarationList } from './list/DeclarationList.tsx'
import { placeOf } from './unfinished/placeOf.ts'
import { formScreen } from './parts.ts'
import { useOfferBeforeNew } from '../../documents/submit/useOfferBeforeNew.ts'

interface Props {
  readonly place: DeclarationsPlace
  readonly onPlaceChange: (change: Partial<DeclarationsPlace>) => void
  /** Opens a declaration over the list, instead of the forms that have led to it. */
  readonly onReopen: (change: Partial<DeclarationsPlace>) => void
  readonly onOpenSignatureSettings: () => void
}

/** Opens and closes forms over the list, and keeps what has to be corrected in the one that is open. */
const useForms = ({ place: { declaration }, onPlaceChange, onReopen, onOpenSignatureSettings }: Props) => {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [openings, setOpenings] = useState(0)
  const [continues, setContinues] = useState<string | null>(null)
  const open = (next: string | null, copy: string | null = null): void => {
    setProblems([])
    setContinues(null)
    onPlaceChange({ ...noForm, declaration: next, copy })
  }
  const goOn = (unfinished: UnfinishedForm): void => {
    setProblems([])
    setContinues(unfinished.id)
    onPlaceChange({ ...noForm, ...placeOf(unfinished) })
  }
  const correct = (draft: string | null, toCorrect: readonly FieldProblem[]): void => {
    setProblems(toCorrect)
    setContinues(null)
    onPlaceChange({ ...noForm, declaration: 'new', copy: draft, replace: true })
  }
  const reopen = (id: string): void => {
    setProblems([])
    setContinues(null)
    onReopen({ ...noForm, declaration: id })
    // The address may be the same as before, and the form a new one all the same.
    setOpenings(openings + 1)
  }
  const end = ({ result, documentId, problems: toCorrect }: FormOutput): void => {
    if (result === 'toSettings') return onOpenSignatureSettings()
    if (result === 'toChange') onPlaceChange({ ...noForm, declaration: 'new', change: 'yes' })
    else if (result === 'toUnfilledChange') onPlaceChange({ ...noForm, declaration: 'new', change: 'unfilled' })
    else if (result === 'copied') open('new', declaration)
    else if (result === 'toCorrect') correct(declaration, toCorrect)
    else if (result === 'reopened' && documentId !== null) reopen(documentId)
    else open(null)
  }
  return { problems, openings, continues, open, goOn, correct, end }
}

/** The declarations of the settings: the list, and over it the form of the one that is open. */
export const DeclarationsPanel = (props: Props) => (
  <ShownDeclarations>
    <ListAndForm {...props} />
  </ShownDeclarations>
)

const ListAndForm = (props: Props) => {
  const { place, onPlaceChange, onOpenSignatureSettings } = props
  const { declaration, copy, replace, change, company, certificates, ...listPlace } = place
  // Links from other areas name what the form takes over; every other new form is opened over the list.
  const isAskedFor = company !== null || certificates !== null
  useOfferBeforeNew(declaration === 'new' && !isAskedFor, () => onPlaceChange(noForm))
  const { problems, openings, continues, open, goOn, correct, end } = useForms(props)
  return (
    <>
      <DeclarationList
        isCovered={declaration !== null}
        onContinue={goOn}
        onCorrect={correct}
        onOpen={(opened) => open(opened)}
        onOpenSignatureSettings={onOpenSignatureSettings}
        onPlaceChange={onPlaceChange}
        place={listPlace}
      />
      {declaration !== null && (
        <LazyPart
          key={`${declaration} ${copy ?? ''} ${replace} ${change ?? ''} ${company ?? ''} ${certificates ?? ''} ${openings}`}
          of={formScreen}
          onLeave={() => onPlaceChange(noForm)}
        >
          {({ DeclarationFormScreen }) => (
            <DeclarationFormScreen
              certificates={certificates}
              change={change}
              company={company}
              continues={continues}
              copy={copy}
              declaration={declaration}
              onEnd={end}
              problems={problems}
              replace={replace}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}
