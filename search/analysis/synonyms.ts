// Words that developers use for one another. A line is a group; words of a group find each other, at less weight.
const GROUPS = `folder directory dir
phone device handset mobile
wifi wireless wlan
screenshot framebuffer screencap
delete remove rm unlink erase
list enumerate ls
make create construct
begin start launch run
stop kill end terminate quit abort cancel
write upload push send
read download pull fetch
error exception failure fail problem
disconnect close unplug detach
connect attach plug
monitor watch observe track
mirror cast stream
display screen monitor
record capture save
reboot restart power shutdown
property prop getprop
install setup
uninstall remove
permission authorize allow grant
authenticate authentication auth login
key credential
store storage persist
shell terminal command console
log logcat logging
app application apk package
browser chrome web
node nodejs server
keyboard key keycode
click tap touch
swipe drag scroll
mouse pointer
rotate orientation turn
sound audio microphone
picture image
resolution size
codec encoder decoder
version release
migrate upgrade update
forward reverse tunnel
port tcp
address host
option setting parameter argument config
function method call api
example sample usage
introduction overview start
wait await
bytes buffer chunk binary
backpressure consumable
serial id identifier`;

const GROUPS_OF = new Map<string, string[]>();
for (const line of GROUPS.split('\n')) {
  const words = line.split(' ');
  for (const word of words)
    GROUPS_OF.set(word, [...(GROUPS_OF.get(word) ?? []), ...words.filter((other) => other !== word)]);
}

/** List the words that stand for a word in small letters. */
export const synonymsOf = (word: string): readonly string[] => GROUPS_OF.get(word) ?? [];
