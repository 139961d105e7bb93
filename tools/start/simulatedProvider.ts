const line = /"event":"remoteSigning\.simulator","port":(?<port>\d+)/

/** Reads in the server's output where the simulated provider of remote signatures listens; null where there is none. */
export function simulatedProvider() {
  let output = ''
  return {
    read(text: string): void {
      if (output.length < 20_000) output += text
    },
    port(): number | null {
      const port = line.exec(output)?.groups?.['port']
      return port === undefined ? null : Number(port)
    },
  }
}
