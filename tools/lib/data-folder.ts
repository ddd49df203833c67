import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { FolderInUseError, lockFolder, refuseIfInUse } from '../../server/platform/folder-lock.ts'
import { FolderMovedError, lineForMoved } from '../../server/platform/moved-folder.ts'

/** Ends the command with one line that names what to mend. */
export function stop(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** The folder for this command alone; refused while the server runs. Answers the release. */
export function lockDataFolder(dir: string, options: { moving?: boolean } = {}): () => void {
  try {
    return lockFolder(dir, options)
  } catch (error) {
    return explain(error)
  }
}

/** A look before a person is asked for anything; lockDataFolder() repeats it. */
export function refuseWhileServing(dir: string): void {
  try {
    refuseIfInUse(dir)
  } catch (error) {
    explain(error)
  }
}

function explain(error: unknown): never {
  if (error instanceof FolderInUseError)
    stop(`DATA_DIR: el servidor (proceso ${error.pid}) está en marcha; detenlo primero`)
  if (error instanceof FolderMovedError) stop(lineForMoved(error.mark))
  throw error
}

/** The options of a command; another one ends it with a line that says how it is called. */
export function readOptionsOrStop<T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) throw error
    const names = Object.keys(options)
    const strange = process.argv
      .slice(2)
      .find((arg) => arg.startsWith('-') && !names.some((name) => arg === `--${name}` || arg.startsWith(`--${name}=`)))
      ?.split('=')[0]
    return stop(`${strange ? `${strange} no es una opción` : 'No se entiende lo escrito'}: ${usage}`)
  }
}
