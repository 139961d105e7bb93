/** Stands for the browser's own stream of events, which a test speaks through. */
export class TestSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: TestSource[] = []
  readyState = 1
  constructor() {
    super()
    TestSource.opened.push(this)
  }
  close(): void {
    this.readyState = TestSource.CLOSED
  }
  say(data: object): void {
    this.dispatchEvent(new MessageEvent('notifications', { data: JSON.stringify(data) }))
  }
  /** The server has missed what others of it have written. */
  gap(): void {
    this.dispatchEvent(new MessageEvent('anything', { data: '{}' }))
  }
  /** The connection stands, for the first time or again. */
  open(): void {
    this.dispatchEvent(new Event('open'))
  }
  beat(): void {
    this.dispatchEvent(new MessageEvent('alive', { data: '{}' }))
  }
}
