/**
 * A value that a machine takes from an event or an actor and passes on to actors as their input, without looking into it. In JSON it is a
 * constant: contexts stay small and finite for paths and exports, and nothing that the user has entered stands in the live view
 * (docs/decisions/0231).
 */
export class Sealed<Value> {
  readonly #value: Value

  constructor(value: Value) {
    this.#value = value
  }

  open(): Value {
    return this.#value
  }

  toJSON(): string {
    return 'sealed'
  }
}
