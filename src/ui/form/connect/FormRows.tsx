import type { FieldArrayPath, FieldArrayStore, FieldValues, FormStore, ResponseData } from '@modular-forms/react'
import { FieldArray } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'

/** A row of a list in a form: `key` stays with it, `index` is its place in the fields' names. */
export type FormRowPlace = { readonly key: number; readonly index: number }

type Drawn = { children: (rows: readonly FormRowPlace[]) => ReactNode }
type Lists = { [name: string]: { [field: string]: string }[] }

/** The rows of a list in a form store, drawn again when one is added, moved or removed. */
export function FormRows<V extends FieldValues, R extends ResponseData>(
  props: { of: FormStore<V, R>; name: FieldArrayPath<V> } & Drawn,
): ReactNode
export function FormRows({ of, name, children }: { of: FormStore<Lists>; name: string } & Drawn) {
  return (
    <FieldArray name={name} of={of}>
      {(list) => <RowsLeaf list={list}>{children}</RowsLeaf>}
    </FieldArray>
  )
}

function RowsLeaf({ list, children }: Drawn & { list: FieldArrayStore<Lists, string> }) {
  useSignals()
  return children(list.items.value.map((key, index) => ({ key, index })))
}
