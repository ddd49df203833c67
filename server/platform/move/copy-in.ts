import type pg from 'pg'

interface CopyConnection {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/** Sends one chunk in the text format of COPY to a statement that ends in `from stdin`. */
export function copyIn(client: pg.Client, statement: string, chunk: Buffer): Promise<void> {
  return new Promise((done, fail) => {
    let failed: Error | undefined
    client.query({
      submit: (connection: unknown) => void (connection as CopyConnection).query(statement),
      handleCopyInResponse(connection: CopyConnection) {
        connection.sendCopyFromChunk(chunk)
        connection.endCopyFrom()
      },
      handleError(error: Error) {
        failed = error
        fail(error)
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => (failed ? undefined : done()),
    } as never)
  })
}
