import { FolderInUseError, lockFolder } from '../../server/platform/folder-lock.ts'

/** Ends the command with one line that names what to mend. */
export function stop(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** The folder for this command alone; refused while the server runs. Answers the release. */
export function lockDataFolder(dir: string): () => void {
  try {
    return lockFolder(dir)
  } catch (error) {
    if (error instanceof FolderInUseError) stop(`DATA_DIR: el servidor (proceso ${error.pid}) está en marcha; detenlo primero`)
    throw error
  }
}
