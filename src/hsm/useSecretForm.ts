import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import type { Failure } from '../domain/failure.ts'
import type { HsmProblems } from '../domain/hsmForms.ts'
import { emptiedBy } from './emptiedBy.ts'

/** What is typed into a form of the HSM. */
export interface TypedSecrets {
  readonly provider: string
  readonly userName: string
  readonly password: string
  readonly pin: string
  readonly otp: string
}

type Field = keyof TypedSecrets

const order = ['provider', 'userName', 'password', 'pin', 'otp'] as const

const empty: TypedSecrets = { provider: '', userName: '', password: '', pin: '', otp: '' }

const useInputs = () => {
  const provider = useRef<HTMLSelectElement>(null)
  const userName = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const pin = useRef<HTMLInputElement>(null)
  const otp = useRef<HTMLInputElement>(null)
  return { provider, userName, password, pin, otp }
}

const without = (typed: TypedSecrets, failure: Failure): TypedSecrets => ({
  ...typed,
  ...Object.fromEntries(emptiedBy(failure).map((field) => [field, ''])),
})

/** What was typed; a failure takes out what it refuses, and the first field that is empty then has the focus. */
const useTyped = (failure: Failure | null) => {
  const inputs = useInputs()
  const [typed, setTyped] = useState(empty)
  const [seen, setSeen] = useState(failure)
  if (seen !== failure) {
    setSeen(failure)
    if (failure !== null) setTyped(without(typed, failure))
  }
  const focusEmpty = useEffectEvent(() => {
    const fields = order.flatMap((field) => inputs[field].current ?? [])
    fields.find(({ value }) => value === '')?.focus()
  })
  useEffect(() => {
    if (failure !== null) focusEmpty()
  }, [failure])
  return { typed, setTyped, inputs }
}

interface SecretForm {
  readonly problemsOf: (typed: TypedSecrets) => HsmProblems
  readonly onSubmit: (typed: TypedSecrets) => void
  /** Why it is asked again; null the first time, and while an answer is waited for. */
  readonly failure: Failure | null
  /** Whether all of it is gone as soon as it is sent. */
  readonly isEmptiedOnSubmit?: boolean
}

/**
 * What was typed, checked when it is submitted. It stays in its fields until an answer comes, is gone with the form, and is kept nowhere else
 * (docs/decisions/0446).
 */
export const useSecretForm = ({ problemsOf, onSubmit, failure, isEmptiedOnSubmit = false }: SecretForm) => {
  const { typed, setTyped, inputs } = useTyped(failure)
  const [problems, setProblems] = useState<HsmProblems>({})
  const edit = (field: Field) => (value: string) => {
    setTyped((before) => ({ ...before, [field]: value }))
    setProblems({})
  }
  const check = (): boolean => {
    const found = problemsOf(typed)
    setProblems(found)
    const first = order.find((field) => found[field] !== undefined)
    if (first !== undefined) inputs[first].current?.focus()
    return first === undefined
  }
  return {
    typed,
    problems,
    check,
    provider: { value: typed.provider, onChange: edit('provider'), inputRef: inputs.provider },
    field: (field: Exclude<Field, 'provider'>) => ({
      value: typed[field],
      onChange: edit(field),
      problems,
      inputRef: inputs[field],
    }),
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (!check()) return
      if (isEmptiedOnSubmit) setTyped(empty)
      onSubmit(typed)
    },
  }
}
