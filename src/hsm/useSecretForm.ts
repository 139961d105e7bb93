import { useRef, useState, type FormEvent } from 'react'
import type { HsmProblems } from '../domain/hsmForms.ts'

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

/** What was typed, checked when it is submitted. It is emptied as it is sent, and gone with the form. */
export const useSecretForm = (
  problemsOf: (typed: TypedSecrets) => HsmProblems,
  onSubmit: (typed: TypedSecrets) => void,
) => {
  const [typed, setTyped] = useState(empty)
  const [problems, setProblems] = useState<HsmProblems>({})
  const inputs = useInputs()
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
      setTyped(empty)
      onSubmit(typed)
    },
  }
}
