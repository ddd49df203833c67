// Preloaded: the server runs in its own process group, so it would outlive a launcher that was killed outright.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
