// Written by `npm run generate` from schemas/. Change the schema, not this file.
export type Block = (Accordion | AllocationTable | ArticleBody | Banner | CallToAction | Callout | CardCarousel | ChildIndex | CollectionList | Columns | ContactPanel | Embed | EventFacts | Figure | Gallery | KeyFacts | LoginLinks | LogoWall | NotFound | OpeningHours | PageHeader | Pillars | ProcessChart | ProfileBanner | ProfileTiles | Prose | Quote | RecentItems | ServiceDetail | Sheet | SipCalculator | Table | Tabs | TeamList | Testimonials | Timeline | VideoDetail | WhatsNew)
export type Anchor = string
export type Tone = ("paper" | "tint" | "ink")
/**
 * @minItems 1
 */
export type MarkdownText = (string | string[])
/**
 * @minItems 1
 * 
 * Items: A field of the items, and what it must be.
 */
export type Where = {
/**
 * The field, such as `/region`.
 */
field: string
/**
 * It is this. `$item` on a page for each item: that item, for a field that refers to one; a field of it that names several: one of these.
 */
equals?: (string | number | boolean)
/**
 * It is a list with this in it; `$item` likewise.
 */
has?: string
/**
 * It is a date before this one; `now` is the moment of the build. For events that are over ask the field of the role `endsAt`: one without an end is over as it begins.
 */
before?: string
/**
 * It is a date after this one; `now` is the moment of the build. For events that are not over ask the field of the role `endsAt`: one without an end is over as it begins.
 */
after?: string
/**
 * True: it is written. False: it is left out.
 */
given?: boolean
}[]
export type ColumnBlock = (SharedColumnBlock & SharedColumnBlock1)
export type SharedColumnBlock = (Accordion | Callout | Embed | EventFacts | Figure | KeyFacts | OpeningHours | Prose | Quote | Table | Tabs | Timeline)
/**
 * @minItems 1
 * 
 * Items: Hours of some days; write two for a pause at noon.
 */
export type OpeningHours1 = {
/**
 * The days, such as `["monday", "tuesday"]`.
 * 
 * @minItems 1
 * 
 * Items: A day of the week.
 */
days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[]
/**
 * When it opens, such as `09:00`.
 */
opens: string
/**
 * When it closes, such as `18:30`; earlier than `opens` means on the next day.
 */
closes: string
}[]
export type IconName = ("arrow-right" | "award" | "bed" | "book" | "book-open" | "briefcase" | "building" | "bus" | "calculator" | "calendar" | "chart" | "child" | "clock" | "compass" | "file-text" | "gift" | "globe" | "graduation-cap" | "grid" | "handshake" | "heart" | "home" | "hospital" | "info" | "key" | "landmark" | "layers" | "leaf" | "lightbulb" | "mail" | "map-pin" | "menu" | "more" | "music" | "palette" | "parking" | "phone" | "piggy-bank" | "play" | "process" | "scale" | "school" | "search" | "shield" | "shopping-bag" | "sprout" | "star" | "stethoscope" | "target" | "ticket" | "tree" | "trending-up" | "umbrella" | "user" | "users" | "utensils" | "wallet" | "wheelchair" | "wrench" | "facebook" | "instagram" | "linkedin" | "youtube" | "bluesky" | "github" | "mastodon" | "telegram" | "threads" | "tiktok" | "whatsapp" | "x")
export type Slug = string

/**
 * What an editor writes, by its schema.
 */
export type ContentModel = {
"blocks.schema.json": Block
"navigation.schema.json": Navigation
"page.schema.json": Page
"site.schema.json": Site
"strings.schema.json": Strings
"theme.schema.json": Theme
}
/**
 * Questions that open to their answers.
 */
export type Accordion = {
/**
 * Questions that open to their answers.
 */
type: "accordion"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * The questions, in their order.
 * 
 * @minItems 1
 * 
 * Items: One question.
 */
entries: {
/**
 * The question.
 */
title: string
/**
 * Its answer.
 */
text: MarkdownText
}[]
/**
 * Write `true` where they are questions that people ask: search engines are told so.
 */
isFaq?: boolean
}
/**
 * A table of holdings and their share, with a total that the rows must sum to.
 */
export type AllocationTable = {
/**
 * A table of holdings and their share, with a total that the rows must sum to.
 */
type: "allocation-table"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * What the table shows.
 */
caption: string
/**
 * The head of the first column.
 */
nameLabel: string
/**
 * The head of the second column.
 */
percentageLabel: string
/**
 * The rows.
 * 
 * @minItems 1
 * 
 * Items: One holding.
 */
rows: {
/**
 * What has the share, such as a fund or a department.
 */
stockFund: string
/**
 * Its share in percent.
 */
percentage: number
}[]
/**
 * The last row.
 */
total: {
/**
 * Its words, for example `Total`.
 */
label: string
/**
 * The sum of the rows in percent.
 */
percentage: number
}
/**
 * A remark below the table.
 */
note?: string
}
/**
 * An article: heading, date, cover, and the blocks of its text.
 */
export type ArticleBody = {
/**
 * An article: heading, date, cover, and the blocks of its text.
 */
type: "article-body"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The article’s slug. Left out on a page that stands for each article.
 */
item?: string
}
/**
 * The opening of a page: a large heading, a lead, actions, a few facts and a picture.
 */
export type Banner = {
/**
 * The opening of a page: a large heading, a lead, actions, a few facts and a picture.
 */
type: "banner"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * The part of the heading to set in the accent colour. It must stand in the heading letter for letter.
 */
accent?: string
/**
 * The lead below the heading.
 */
text?: MarkdownText
/**
 * The buttons, the most important one first.
 * 
 * @maxItems 3
 */
actions?: Link[]
/**
 * Figures below the actions.
 * 
 * @maxItems 4
 * 
 * Items: One figure.
 */
facts?: {
/**
 * The figure, for example `1,200 members`.
 */
value: string
/**
 * What it measures.
 */
label: string
}[]
/**
 * The picture beside the text.
 */
image?: Image
/**
 * What the curve in the picture stands for. It is shown where the picture stands beside the text.
 */
figure?: {
/**
 * The figure at the curve’s end, for example `12,400 readers`.
 */
value: string
/**
 * Of what it is the result, for example `ten branches, 2015 to 2025`.
 */
label: string
}
/**
 * Where the picture stands: `beside` the text, or `behind` it, as wide as the screen. Beside it where left out.
 */
layout?: ("beside" | "behind")
}
export type Link = {
/**
 * The words of the link, as the visitor reads them.
 */
label: string
/**
 * What it leads to, where the words alone do not say it: heard and found after them, not seen (`Learn more`: `about our work`).
 */
about?: string
/**
 * Where it leads: a path of this site (`/contact-us`, `/#process-chart`), a file (`/documents/a.pdf`) or an address (`https:`, `mailto:`, `tel:`).
 */
href: string
/**
 * Open in a new tab. Meant for other sites and documents only.
 */
newTab?: boolean
/**
 * How strongly the link is drawn. Left out, the block chooses.
 */
style?: ("primary" | "secondary" | "plain")
}
export type Image = {
/**
 * The picture’s path below `public/`, with a leading slash: `/images/curve.svg`.
 */
src: string
/**
 * What the picture tells somebody who cannot see it. Empty for decoration.
 */
alt: string
/**
 * Where what matters stands, such as a face: that side stays in sight wherever the picture is cut to fit its place, such as in a card. Left out, the middle does.
 */
focalPoint?: ("top" | "bottom" | "left" | "right" | "top left" | "top right" | "bottom left" | "bottom right")
}
/**
 * An invitation with one or two buttons.
 */
export type CallToAction = {
/**
 * An invitation with one or two buttons.
 */
type: "call-to-action"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A sentence below the heading.
 */
text?: MarkdownText
/**
 * The buttons.
 * 
 * @minItems 1
 * @maxItems 2
 */
actions: Link[]
/**
 * A picture beside it.
 */
image?: Image
}
/**
 * A remark set apart from the text.
 */
export type Callout = {
/**
 * A remark set apart from the text.
 */
type: "callout"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * Its heading.
 */
heading?: string
/**
 * Its text.
 */
text: MarkdownText
/**
 * What kind of remark. A note where left out.
 */
kind?: ("note" | "warning" | "key")
}
/**
 * A row of cards from a collection that can be swiped and stepped through.
 */
export type CardCarousel = {
/**
 * A row of cards from a collection that can be swiped and stepped through.
 */
type: "card-carousel"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * The collection that the cards come from.
 */
collection: string
/**
 * Only the items of which all of this is true.
 */
where?: Where
/**
 * The field to sort by, such as `/name`; with a minus, `-/name`, from the last to the first. Left out: as everywhere.
 */
sort?: string
/**
 * The most items to show.
 */
limit?: number
/**
 * The items to show, by slug or id, in this order. Left out: all.
 * 
 * @minItems 1
 * 
 * Items: An item’s slug or id.
 */
items?: string[]
/**
 * The words of each card’s link. Left out: the site’s own, from strings.json.
 */
linkLabel?: string
}
/**
 * The pages below a page as cards, by their `order` or their titles; those of items in the order of their collection.
 */
export type ChildIndex = {
/**
 * The pages below a page as cards, by their `order` or their titles; those of items in the order of their collection.
 */
type: "child-index"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * The page whose children to show, such as `/services`. Left out: this page.
 */
of?: string
/**
 * The words of each card’s link. Left out: the site’s own, from strings.json.
 */
linkLabel?: string
/**
 * `cards` beside each other, or `rows` below each other, for long lists and for few items. Cards where left out.
 */
layout?: ("cards" | "rows")
}
/**
 * All items of a collection, a page at a time, with a search box.
 */
export type CollectionList = {
/**
 * All items of a collection, a page at a time, with a search box.
 */
type: "collection-list"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * The collection to list.
 */
collection: string
/**
 * Only the items of which all of this is true.
 */
where?: Where
/**
 * The field to sort by, such as `/name`; with a minus, `-/name`, from the last to the first. Left out: as everywhere.
 */
sort?: string
/**
 * The most items to show.
 */
limit?: number
/**
 * Items on a page.
 */
pageSize?: number
/**
 * Offer a search box. Left out: where there are at least six items, or several pages of them.
 */
search?: boolean
/**
 * The picture shown where a search finds nothing.
 */
emptyImage?: Image
/**
 * Said where there is nothing to list, such as “The programme of spring comes in March.”. Left out: what `noItems` of strings.json says.
 */
emptyText?: string
/**
 * `hide` leaves the whole section out where there is nothing to list. Left out: it stands there and says so, unless it has `"search": false` and no `emptyText`.
 */
whenEmpty?: "hide"
/**
 * `cards` beside each other; `rows` below each other; a `table` of the fields that `columns` names; a `calendar` of what begins, month by month. Cards where left out.
 */
layout?: ("cards" | "rows" | "table" | "calendar")
/**
 * The columns of the layout `table`. The first one leads to the item; another that no item fills is left out.
 * 
 * @minItems 1
 * 
 * Items: One column.
 */
columns?: {
/**
 * Its heading.
 */
label: string
/**
 * The field that it shows, such as `/name`: a text, a number, a date, a list of texts, or references; behind the first column also a file. A file, an address, a mailbox, a telephone number and what references name are linked there.
 */
field: string
}[]
/**
 * Fields by which readers can narrow the list, such as `/topics`. Each value has a page of its own, such as `/events/topics/tax`.
 * 
 * @minItems 1
 * 
 * Items: A field: a short text, a list of short texts, a whole number, or a reference.
 */
filters?: string[]
/**
 * What each row of values is called, by its field, such as `{ "/rooms": "Rooms" }`: a number or a letter does not say it by itself.
 */
filterLabels?: {
/**
 * What the values of this field are, in a word or two.
 */
[k: string]: string
}
}
/**
 * Two or three blocks beside each other; on a phone they stand below each other.
 */
export type Columns = {
/**
 * Two or three blocks beside each other; on a phone they stand below each other.
 */
type: "columns"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The blocks, each a column.
 * 
 * @minItems 2
 * @maxItems 3
 */
blocks: ColumnBlock[]
}
/**
 * A map, a video or a sound: of another site, which loads once a reader presses it, or of the site’s own.
 */
export type Embed = {
/**
 * A map, a video or a sound: of another site, which loads once a reader presses it, or of the site’s own.
 */
type: "embed"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * What it is.
 */
kind: ("map" | "video" | "audio")
/**
 * The address that the other site gives for embedding, such as `https://player.vimeo.com/video/76979871`: of www.youtube-nocookie.com, player.vimeo.com, www.openstreetmap.org, www.google.com/maps, w.soundcloud.com or open.spotify.com. Or a file below `public/` that browsers play, such as `/audio/one.mp3`: .mp3, .m4a, .ogg, .opus, .wav, .mp4 or .webm.
 */
src: string
/**
 * What it shows, in a few words.
 */
title: string
/**
 * The picture that stands there until it is pressed; the cover of a sound of the site’s own.
 */
image?: Image
/**
 * What is said and heard in a video of the site’s own, as WebVTT in the page’s language: `/video/tour.vtt`. Left out, it has no captions.
 */
captions?: string
}
/**
 * When and where something happens, with its calendar file on the page of an event.
 */
export type EventFacts = {
/**
 * When and where something happens, with its calendar file on the page of an event.
 */
type: "event-facts"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * When it begins, such as `2027-03-18T19:30:00+01:00`. On the page of an event: `{ "$item": "/startsAt" }`.
 */
startsAt: string
/**
 * When it ends, such as `2027-03-18T21:00:00+01:00`.
 */
endsAt?: string
/**
 * Where it is.
 */
place?: string
/**
 * What else to know, such as the price.
 */
note?: string
/**
 * Links, such as one to register. They are shown until it is over.
 * 
 * @maxItems 2
 */
actions?: Link[]
}
/**
 * A picture with a caption.
 */
export type Figure = {
/**
 * A picture with a caption.
 */
type: "figure"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The picture.
 */
image: Image
/**
 * The line below it.
 */
caption?: string
}
/**
 * A few figures, large.
 */
export type KeyFacts = {
/**
 * A few figures, large.
 */
type: "key-facts"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * The figures.
 * 
 * @minItems 1
 * @maxItems 6
 * 
 * Items: One figure.
 */
facts: {
/**
 * The figure as shown.
 */
value: string
/**
 * What it measures.
 */
label: string
/**
 * A remark in small print.
 */
note?: string
}[]
}
/**
 * When it is open, and whether it is open now.
 */
export type OpeningHours = {
/**
 * When it is open, and whether it is open now.
 */
type: "opening-hours"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * The hours of a week.
 */
hours: OpeningHours1
/**
 * Holidays and other days with hours of their own.
 * 
 * @minItems 1
 * 
 * Items: Some days.
 */
exceptions?: {
/**
 * What they are, such as `Easter Monday`.
 */
name: string
/**
 * The first day, such as `2027-03-29`.
 */
from: string
/**
 * The last day, such as `2027-04-02`. Left out: the first is the only one.
 */
to?: string
/**
 * When it opens. Left out: it stays closed.
 */
opens?: string
/**
 * When it closes.
 */
closes?: string
}[]
/**
 * The zone of the place that has these hours, such as `Asia/Tokyo`, where it is not that of site.json. On the page of an item: `{ "$item": "/zone" }`.
 */
timeZone?: string
/**
 * Write `false` where they are hours of something else, such as of visits or of the telephone: search engines are told of opening hours alone. Left out, they are told of these.
 */
isOpening?: boolean
}
/**
 * Running text in Markdown, with a heading, a picture and a link if wished.
 */
export type Prose = {
/**
 * Running text in Markdown, with a heading, a picture and a link if wished.
 */
type: "prose"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The heading above the text.
 */
heading?: string
/**
 * The text.
 */
text: MarkdownText
/**
 * A picture beside the text.
 */
image?: Image
/**
 * On which side of the text the picture stands on a wide screen: `start`, where lines begin, or `end`. At the end where left out.
 */
imageSide?: ("start" | "end")
/**
 * A link below the text.
 */
link?: Link
}
/**
 * A quotation set large.
 */
export type Quote = {
/**
 * A quotation set large.
 */
type: "quote"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The words quoted.
 */
text: string
/**
 * Whose they are, or where they stand.
 */
source?: string
}
/**
 * Rows of data, which readers can sort.
 */
export type Table = {
/**
 * Rows of data, which readers can sort.
 */
type: "table"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * What the table shows, in a sentence; read out before it.
 */
caption: string
/**
 * The columns, from the first to the last.
 * 
 * @minItems 1
 * 
 * Items: One column.
 */
columns: {
/**
 * Its heading.
 */
label: string
/**
 * `number` for figures such as `1200.5`, `money` for amounts in the site’s currency, written in digits as well: they are written as the page’s language does, and sorted by size. `text` where left out.
 */
kind?: ("text" | "number" | "money")
/**
 * Write `true` to add its figures up in a last row.
 */
sum?: boolean
}[]
/**
 * The rows, each a list of its cells.
 * 
 * @minItems 1
 * 
 * Items: One row.
 */
rows: {
/**
 * Its cells, one for each column.
 * 
 * Items: One cell.
 */
cells: string[]
}[]
/**
 * Write `false` for a table that keeps its order, such as a list of prices: its headings are no buttons then.
 */
sortable?: boolean
/**
 * What the last row is called, where a column is added up.
 */
totalLabel?: string
/**
 * A line below the table.
 */
note?: string
}
/**
 * Texts in the same place, of which one is shown.
 */
export type Tabs = {
/**
 * Texts in the same place, of which one is shown.
 */
type: "tabs"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * The tabs, from the first to the last.
 * 
 * @minItems 2
 * @maxItems 8
 * 
 * Items: One tab.
 */
entries: {
/**
 * What it is called, in a word or two.
 */
title: string
/**
 * What it shows.
 */
text: MarkdownText
}[]
}
/**
 * What happened, from the first to the last.
 */
export type Timeline = {
/**
 * What happened, from the first to the last.
 */
type: "timeline"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * The events, the earliest first.
 * 
 * @minItems 2
 * 
 * Items: One event.
 */
entries: {
/**
 * When it was, as readers say it: `June 2011`.
 */
when: string
/**
 * What it was, in a few words.
 */
title: string
/**
 * More about it.
 */
text?: MarkdownText
}[]
}
export type SharedColumnBlock1 = {
type: ("accordion" | "callout" | "embed" | "event-facts" | "figure" | "key-facts" | "opening-hours" | "prose" | "quote" | "table" | "tabs" | "timeline")
}
/**
 * The contact form, beside the directory of cities where there are any. On the page of an event it stands until that is over.
 */
export type ContactPanel = {
/**
 * The contact form, beside the directory of cities where there are any. On the page of an event it stands until that is over.
 */
type: "contact-panel"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * The heading of the form.
 */
formHeading: string
/**
 * The heading of the directory. Left out: the form stands alone.
 */
cityHeading?: string
/**
 * The type whose items the directory shows. Left out, the first that has such items.
 */
collection?: string
/**
 * The city shown first, by its id or slug. Left out: the first one of the list.
 */
defaultCity?: string
/**
 * Fields of your own, between the fixed ones and the message.
 * 
 * @minItems 1
 * @maxItems 12
 * 
 * Items: One field.
 */
fields?: {
/**
 * Its name in what is sent, such as `age-of-child`: unique in this form, and the same in every language.
 */
id: Anchor
/**
 * What is filled in: a line of `text`, several `lines`, one `choice` of a list, a `number`, a `date`, or a box to `tick`. Left out: `text`.
 */
type?: ("text" | "lines" | "choice" | "number" | "date" | "tick")
/**
 * What it asks for, such as `Age of the child`.
 */
label: string
/**
 * A sentence below the label that helps to fill it in.
 */
hint?: string
/**
 * Write `true` where a message needs it: a box must be ticked then.
 */
required?: boolean
/**
 * The smallest number that is taken.
 */
min?: number
/**
 * The largest number that is taken; of texts the most characters, at most 1000. Left out: 200 in a line, 1000 in several.
 */
max?: number
/**
 * What can be chosen.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: One choice.
 */
choices?: {
/**
 * What is sent for it, such as `pension`: the same in every language.
 */
id: Anchor
/**
 * Its words.
 */
label: string
}[]
}[]
/**
 * The words of the send button.
 */
submitLabel: string
/**
 * The words of the fixed button on a phone.
 */
mobileLabel: string
/**
 * What happens with the message, beside the send button: the place for a link to the privacy notice.
 */
privacy?: MarkdownText
/**
 * What happens next, shown in the form once a message has arrived.
 */
sentText?: string
}
/**
 * Pictures beside each other, each of which opens larger.
 */
export type Gallery = {
/**
 * Pictures beside each other, each of which opens larger.
 */
type: "gallery"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * The pictures, in their order.
 * 
 * @minItems 1
 * 
 * Items: One picture.
 */
pictures: {
/**
 * The picture; its `alt` says what it shows.
 */
image: Image
/**
 * A line below it.
 */
caption?: string
}[]
}
/**
 * Doors to partners’ sites, opened in a new tab.
 */
export type LoginLinks = {
/**
 * Doors to partners’ sites, opened in a new tab.
 */
type: "login-links"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * The ways in, each with its title, icon and link.
 * 
 * @minItems 1
 * @maxItems 6
 * 
 * Items: One door.
 */
links: {
/**
 * What lies behind it.
 */
title: string
/**
 * A sentence about it.
 */
text?: string
/**
 * Its icon, such as `compass`.
 */
icon?: IconName
/**
 * The link.
 */
link: Link
}[]
}
/**
 * The logos of partners, beside each other.
 */
export type LogoWall = {
/**
 * The logos of partners, beside each other.
 */
type: "logo-wall"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * The logos, in their order.
 * 
 * @minItems 1
 * 
 * Items: One logo.
 */
logos: {
/**
 * The logo; its `alt` is the partner’s name.
 */
image: Image
/**
 * Where it leads, such as `/contact-us`, `/#contact` or `https://example.com`.
 */
href?: string
}[]
}
/**
 * What a visitor sees at an address that does not exist.
 */
export type NotFound = {
/**
 * What a visitor sees at an address that does not exist.
 */
type: "not-found"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The section’s heading.
 */
heading: string
/**
 * The line below the heading.
 */
subheading: string
/**
 * What may have happened and what to do.
 */
text: MarkdownText
/**
 * The way back.
 */
action: Link
/**
 * A picture.
 */
image?: Image
}
/**
 * A quiet opening for an inner page: heading and lead, with a picture if wished.
 */
export type PageHeader = {
/**
 * A quiet opening for an inner page: heading and lead, with a picture if wished.
 */
type: "page-header"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * The lead below the heading.
 */
text?: MarkdownText
/**
 * Links below the lead.
 * 
 * @maxItems 3
 */
actions?: Link[]
/**
 * A picture beside the heading.
 */
image?: Image
}
/**
 * The principles that the work rests on, with a video if wished.
 */
export type Pillars = {
/**
 * The principles that the work rests on, with a video if wished.
 */
type: "pillars"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * The pillars.
 * 
 * @minItems 2
 * @maxItems 4
 * 
 * Items: One pillar.
 */
pillars: {
/**
 * Its name.
 */
title: string
/**
 * What it means.
 */
text: string
/**
 * Its icon, such as `compass`.
 */
icon?: IconName
}[]
/**
 * A video beside the pillars.
 */
video?: Video
}
export type Video = {
/**
 * The video’s id on the video platform, as in its address after `v=`.
 */
videoId: string
/**
 * What the video shows; read out on its play button.
 */
title: string
/**
 * The picture that stands until the visitor presses play.
 */
poster?: Image
}
/**
 * The way of working as a chart of numbered steps.
 */
export type ProcessChart = {
/**
 * The way of working as a chart of numbered steps.
 */
type: "process-chart"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * The description beside the chart.
 */
text?: MarkdownText
/**
 * The chart as a picture.
 */
image?: Image
/**
 * The steps in order.
 * 
 * @minItems 2
 * @maxItems 8
 * 
 * Items: One step.
 */
steps: {
/**
 * The step in two or three words.
 */
title: string
/**
 * What happens in it.
 */
text: string
}[]
/**
 * A link below the chart.
 */
link?: Link
}
/**
 * A client profile: its banner, and behind ‘Read More’ its detail.
 */
export type ProfileBanner = {
/**
 * A client profile: its banner, and behind ‘Read More’ its detail.
 */
type: "profile-banner"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The profile’s slug. Left out on a page that stands for each profile.
 */
item?: string
/**
 * The link that invites to a conversation, below the detail.
 */
action: Link
}
/**
 * A tile for each client profile, leading to its page.
 */
export type ProfileTiles = {
/**
 * A tile for each client profile, leading to its page.
 */
type: "profile-tiles"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * The type whose items are shown. Left out: the first that has such items.
 */
collection?: string
/**
 * The profiles to show, in this order. Left out: all.
 * 
 * @minItems 1
 * 
 * Items: A profile’s slug.
 */
items?: string[]
}
/**
 * The latest items of a collection, or those on the same subject, without the one that the page shows.
 */
export type RecentItems = {
/**
 * The latest items of a collection, or those on the same subject, without the one that the page shows.
 */
type: "recent-items"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * The collection.
 */
collection: string
/**
 * Only the items of which all of this is true.
 */
where?: Where
/**
 * The field to sort by, such as `/name`; with a minus, `-/name`, from the last to the first. Left out: as everywhere.
 */
sort?: string
/**
 * `newest` shows the latest items. `related` shows those that share most topics with the item of the page, the newest first; where none shares any, the section is left out.
 */
order?: ("newest" | "related")
/**
 * How many items are shown at most, such as `3`.
 */
count?: number
/**
 * `cards` beside each other, or `rows` below each other, for long lists and for few items. Cards where left out.
 */
layout?: ("cards" | "rows")
}
/**
 * A service in full: title, subtitle, text, picture and the way to get in touch.
 */
export type ServiceDetail = {
/**
 * A service in full: title, subtitle, text, picture and the way to get in touch.
 */
type: "service-detail"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The service’s slug. Left out on a page that stands for each service.
 */
item?: string
/**
 * The link that invites to a conversation.
 */
action: Link
}
/**
 * A page of paper shown large, such as a plan, a letter or a form.
 */
export type Sheet = {
/**
 * A page of paper shown large, such as a plan, a letter or a form.
 */
type: "sheet"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The section’s heading, beside the page.
 */
heading: string
/**
 * What the page is, in a line or two below the heading.
 */
text?: MarkdownText
/**
 * Where there is more of it.
 */
link?: Link
/**
 * The page’s own title.
 */
title: string
/**
 * What stands at the page’s upper edge, such as its place and date.
 */
mark?: string
/**
 * What is written on the page. A list stands in columns where there is room.
 */
body: MarkdownText
/**
 * Who signed it.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: A name.
 */
signed?: string[]
}
/**
 * The SIP calculator with its modes: what a goal needs, what an investment becomes, and how long money lasts that is taken out.
 */
export type SipCalculator = {
/**
 * The SIP calculator with its modes: what a goal needs, what an investment becomes, and how long money lasts that is taken out.
 */
type: "sip-calculator"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The calculator’s title.
 */
heading: string
/**
 * The line below the title. It is hidden on a phone.
 */
subtitle: string
/**
 * What is asked first: `goal`, the amount to reach, or `invest`, what is put in. The goal where left out.
 */
defaultMode?: ("goal" | "invest")
/**
 * The mode that asks what a goal needs.
 */
goal: {
/**
 * The mode’s name.
 */
label: string
/**
 * The amount to reach.
 */
goal: NumberField
/**
 * The years until then.
 */
years: NumberField
/**
 * The return expected, in percent a year.
 */
rate: NumberField
/**
 * The words beside the goal.
 */
goalResult: string
/**
 * The words beside the monthly amount.
 */
sipResult: string
/**
 * The word between the two results.
 */
or: string
/**
 * The words beside the single amount.
 */
lumpSumResult: string
}
/**
 * The mode that shows what an investment becomes.
 */
invest: {
/**
 * The mode’s name.
 */
label: string
/**
 * The amount put in each month.
 */
monthly: NumberField
/**
 * The amount put in once.
 */
lumpSum: NumberField
/**
 * The years it stays.
 */
years: NumberField
/**
 * The return expected, in percent a year.
 */
rate: NumberField
/**
 * The words beside the monthly amount.
 */
monthlyResult: string
/**
 * The words beside the single amount.
 */
lumpSumResult: string
/**
 * The words beside the result.
 */
result: string
}
/**
 * The mode that shows how long money lasts that is taken out month by month. Left out, there is no such mode.
 */
withdraw?: {
/**
 * The mode’s name.
 */
label: string
/**
 * What is there on the first day.
 */
corpus: NumberField
/**
 * What is taken out at the end of each month.
 */
monthly: NumberField
/**
 * The return expected, in percent a year.
 */
rate: NumberField
/**
 * The words beside what is there.
 */
corpusResult: string
/**
 * The words beside what is taken out.
 */
monthlyResult: string
/**
 * The words beside the time that it lasts.
 */
result: string
/**
 * Said in place of a time where the money is never used up.
 */
forever: string
/**
 * In the table of years: what was taken out until then.
 */
withdrawn: string
/**
 * In the table of years: what is left then.
 */
left: string
}
/**
 * The link that follows every result.
 */
investNow: Link
/**
 * The disclaimer and the words that open it.
 */
disclaimer: {
/**
 * The words of the button that opens it.
 */
openLabel: string
/**
 * Its heading.
 */
heading: string
/**
 * Its text.
 */
text: MarkdownText
}
/**
 * The line beside the result that says it is an illustration.
 */
note: MarkdownText
/**
 * How it is computed, for whoever wants to check.
 */
formula?: {
/**
 * The heading.
 */
heading: string
/**
 * The explanation.
 */
text: MarkdownText
/**
 * The formulas by what they compute: each figure leads to its own. Left out, all lead to the whole.
 */
parts?: {
/**
 * What a goal needs.
 */
goal?: {
/**
 * The heading.
 */
heading: string
/**
 * The formula, and an example to check by hand.
 */
text: MarkdownText
}
/**
 * What an investment becomes.
 */
invest?: {
/**
 * The heading.
 */
heading: string
/**
 * The formula, and an example to check by hand.
 */
text: MarkdownText
}
/**
 * What the extras add.
 */
refine?: {
/**
 * The heading.
 */
heading: string
/**
 * The formula, and an example to check by hand.
 */
text: MarkdownText
}
/**
 * How long money lasts that is taken out.
 */
withdraw?: {
/**
 * The heading.
 */
heading: string
/**
 * The formula, and an example to check by hand.
 */
text: MarkdownText
}
/**
 * What the charts and tables show.
 */
figures?: {
/**
 * The heading.
 */
heading: string
/**
 * The formula, and an example to check by hand.
 */
text: MarkdownText
}
}
}
/**
 * A table of results made when the site is built; it serves visitors without JavaScript too.
 */
commonCases?: {
/**
 * The heading.
 */
heading: string
/**
 * The cases.
 * 
 * @minItems 1
 * @maxItems 20
 * 
 * Items: One case.
 */
cases: {
/**
 * Rupees a month.
 */
monthly: number
/**
 * Rupees once.
 */
lumpSum: number
/**
 * Years.
 */
years: number
/**
 * Percent a year.
 */
rate: number
}[]
}
/**
 * What goes beyond the plain calculator. Each part that is left out is off.
 */
extras?: {
/**
 * The words that open these boxes, closed at first. Left out, the boxes stand below the others.
 */
refine?: string
/**
 * A box for the percentage by which the monthly amount grows every year.
 */
stepUp?: NumberField
/**
 * A box for the amount by which the monthly amount grows every year, beside the percentage.
 */
stepUpRupees?: NumberField
/**
 * A box for inflation, and the result in today’s rupees.
 */
inflation?: {
/**
 * Percent a year.
 */
field: NumberField
/**
 * The words beside the value in today’s rupees.
 */
result: string
}
/**
 * A table of the result at a lower, the chosen and a higher rate.
 */
scenarios?: {
/**
 * The table’s heading.
 */
heading: string
/**
 * How many percentage points lower and higher. Left out: 2.
 */
spread?: number
}
/**
 * In the mode that asks what a goal needs: a box for what the visitor can pay, and what is missing.
 */
shortfall?: {
/**
 * What the visitor can pay each month.
 */
field: NumberField
/**
 * The words beside what is missing each month, for example ‘Required SIP falls short by’.
 */
result: string
}
/**
 * What it costs to start later.
 */
delay?: {
/**
 * The words beside what a goal then needs more each month, for example ‘Starting a year later costs, each month’.
 */
goalResult: string
/**
 * The words beside what an investment then comes to less, for example ‘Starting a year later costs’.
 */
investResult: string
/**
 * How many years later. Left out: 1.
 */
years?: number
/**
 * What it costs to start later still.
 * 
 * @minItems 1
 * @maxItems 3
 * 
 * Items: One later start.
 */
more?: {
/**
 * How many years later.
 */
years: number
/**
 * The words beside what a goal then needs more each month.
 */
goalResult: string
/**
 * The words beside what an investment then comes to less.
 */
investResult: string
}[]
}
/**
 * Beside what an investment becomes: what is left after tax on the gain.
 */
tax?: {
/**
 * Percent of the gain above the exemption.
 */
rate: number
/**
 * The gain in rupees that is free of tax.
 */
exemption: number
/**
 * The words beside what is left, for example ‘After tax of 12.5% on gains above ₹1.25 lakh’.
 */
result: string
}
}
}
export type NumberField = {
/**
 * The field’s label.
 */
label: string
/**
 * The stated minimum, shown with the field.
 */
min: number
/**
 * The largest accepted value; also the end of the slider.
 */
max: number
/**
 * The value at the start.
 */
default: number
/**
 * The slider’s step.
 */
step: number
/**
 * The range in short, for example `5L to 50Cr`.
 */
rangeLabel?: string
/**
 * What the number counts. Years where left out.
 */
unit?: ("money" | "years" | "percent")
/**
 * How many decimals are kept. Left out: none.
 */
decimals?: number
}
/**
 * People, of one group or named one by one, each opening to a card with their story.
 */
export type TeamList = {
/**
 * People, of one group or named one by one, each opening to a card with their story.
 */
type: "team-list"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * The type whose items are shown. Left out: the first that has such items.
 */
collection?: string
/**
 * Which people: those in whose field of the role `group` this is written, such as `management`. Left out, those of every group.
 */
group?: string
/**
 * The people to show, by slug or id, in this order; on the page of an item also a field of it that names them. Left out, all of the group.
 * 
 * @minItems 1
 * 
 * Items: A person’s slug or id.
 */
items?: string[]
}
/**
 * What clients say: a carousel of quotations, each with a label and a colour.
 */
export type Testimonials = {
/**
 * What clients say: a carousel of quotations, each with a label and a colour.
 */
type: "testimonials"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * A lead below the heading.
 */
text?: MarkdownText
/**
 * The type whose items are shown. Left out: the first that has such items.
 */
collection?: string
/**
 * The testimonials to show, in this order. Left out: all.
 * 
 * @minItems 1
 * 
 * Items: A testimonial’s id.
 */
items?: string[]
}
/**
 * An event in full: title, date, video and description.
 */
export type VideoDetail = {
/**
 * An event in full: title, date, video and description.
 */
type: "video-detail"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * The event’s id. Left out on a page that stands for each event.
 */
item?: string
}
/**
 * The latest of several collections side by side, each with a link to all of them.
 */
export type WhatsNew = {
/**
 * The latest of several collections side by side, each with a link to all of them.
 */
type: "whats-new"
/**
 * The section’s name on this page: unique here, used as the anchor `#id` in addresses.
 */
id: Anchor
/**
 * The background that the section stands on. Left out, the block chooses.
 */
tone?: Tone
/**
 * A few words above the heading.
 */
eyebrow?: string
/**
 * The section’s heading.
 */
heading: string
/**
 * The columns from left to right.
 * 
 * @minItems 1
 * @maxItems 3
 * 
 * Items: One column.
 */
columns: {
/**
 * The column’s heading.
 */
heading: string
/**
 * Where its items come from.
 */
collection: string
/**
 * Only the items of which all of this is true, such as events that have a video.
 */
where?: Where
/**
 * The field to sort by, such as `/name`; with a minus, `-/name`, from the last to the first. Left out: as everywhere.
 */
sort?: string
/**
 * How many items to show.
 */
count?: number
/**
 * The link to the whole list.
 */
more: Link
}[]
}
/**
 * The menus: header, mobile bar, More sheet and footer.
 */
export type Navigation = {
/**
 * The relative path of the schema that your editor checks this file against.
 */
$schema: string
/**
 * The menu of the header.
 * 
 * @minItems 1
 * @maxItems 9
 * 
 * Items: One entry of the menu.
 */
primary: {
/**
 * A name that no visitor sees, such as `services`: `condensed` and translations call the entry by it.
 */
id: Slug
/**
 * Its words.
 */
title: string
/**
 * Where it leads, such as `/contact-us`, `/#contact` or `https://example.com`.
 */
link: string
/**
 * The entries of its dropdown.
 * 
 * Items: One entry of a dropdown.
 */
children?: {
/**
 * Its words.
 */
title: string
/**
 * Where it leads, such as `/contact-us`, `/#contact` or `https://example.com`.
 */
link: string
/**
 * The picture that takes the logo’s place on that page.
 */
headerImage?: Image
/**
 * Open in a new tab. Meant for other sites.
 */
newTab?: boolean
/**
 * A short line below its words.
 */
text?: string
}[]
}[]
/**
 * The ids of the entries that stand under More while the header is narrow.
 * 
 * Items: The id of an entry of `primary`.
 */
condensed: string[]
/**
 * A link in the header beside the menus, such as a calculator. Left out: none.
 */
calculator?: Link
/**
 * A second menu at the end of the header, such as that of accounts. Left out: none.
 */
account?: {
/**
 * Its words.
 */
title: string
/**
 * Its page, for visitors without JavaScript and on phones, such as `/my-account`.
 */
link: string
/**
 * Its entries.
 * 
 * @minItems 1
 * 
 * Items: One entry of a dropdown.
 */
children: {
/**
 * Its words.
 */
title: string
/**
 * Where it leads, such as `/contact-us`, `/#contact` or `https://example.com`.
 */
link: string
/**
 * The picture that takes the logo’s place on that page.
 */
headerImage?: Image
/**
 * Open in a new tab. Meant for other sites.
 */
newTab?: boolean
/**
 * A short line below its words.
 */
text?: string
}[]
}
/**
 * The most important button of the header. Left out: none.
 */
contact?: Link
/**
 * A notice at the top of every page, which readers can dismiss.
 */
notice?: {
/**
 * Its name: a reader who has dismissed it sees it again only under another one.
 */
id: Anchor
/**
 * How much it matters. A note where left out.
 */
kind?: ("note" | "warning")
/**
 * What it says, in a sentence or two.
 */
text: string
/**
 * Where to read more.
 */
link?: Link
/**
 * The first day on which it is shown, such as `2027-03-25`. Left out: at once.
 */
from?: string
/**
 * The last day on which it is shown, such as `2027-03-31`. Left out: until it is removed.
 */
until?: string
}
/**
 * The entries of the bar at the bottom of a phone’s screen; the sheet’s button stands last. Left out or empty, and without a sheet: no bar.
 * 
 * @maxItems 4
 * 
 * Items: One entry.
 */
mobileBar?: {
/**
 * Its word.
 */
title: string
/**
 * Where it leads, such as `/contact-us`, `/#contact` or `https://example.com`.
 */
link: string
/**
 * Its icon, such as `compass`.
 */
icon: IconName
}[]
/**
 * The entries of the More sheet. Left out: what the header’s menus have and the bar has not, without icons. Empty: no button More.
 * 
 * Items: One entry.
 */
moreSheet?: {
/**
 * Its words.
 */
title: string
/**
 * Where it leads, such as `/contact-us`, `/#contact` or `https://example.com`.
 */
link: string
/**
 * Its icon, such as `compass`.
 */
icon: IconName
/**
 * Entries below it.
 * 
 * Items: One entry of a dropdown.
 */
children?: {
/**
 * Its words.
 */
title: string
/**
 * Where it leads, such as `/contact-us`, `/#contact` or `https://example.com`.
 */
link: string
/**
 * The picture that takes the logo’s place on that page.
 */
headerImage?: Image
/**
 * Open in a new tab. Meant for other sites.
 */
newTab?: boolean
/**
 * A short line below its words.
 */
text?: string
}[]
}[]
/**
 * The footer.
 */
footer: {
/**
 * The first column, with what there is of the three ways. Left out: none.
 */
contact?: {
/**
 * Its heading.
 */
heading: string
/**
 * The email address.
 */
email?: string
/**
 * The phone number.
 */
phone?: string
/**
 * The postal address.
 */
address?: string
}
/**
 * The other columns. Left out: none.
 * 
 * @maxItems 4
 * 
 * Items: One column.
 */
columns?: {
/**
 * Its heading.
 */
heading: string
/**
 * Its links.
 * 
 * Items: One link.
 */
links: {
/**
 * Its words.
 */
title: string
/**
 * Where it leads, such as `/contact-us`, `/#contact` or `https://example.com`.
 */
link: string
/**
 * Scroll smoothly to the top when chosen.
 */
scrollTop?: boolean
}[]
}[]
/**
 * The links of the last line.
 * 
 * Items: One link.
 */
legal?: Link[]
/**
 * The copyright line; `{year}` stands for the year.
 */
copyright: string
}
}
/**
 * One page. Where the file lies decides its address: pages/services/index.json is /services. A page in documents/ has none: it is printed to a PDF document.
 */
export type Page = {
/**
 * The relative path of the schema that your editor checks this file against.
 */
$schema: string
/**
 * The page’s name, as menus, breadcrumbs and index pages call it.
 */
title: string
/**
 * What search engines and social networks are told.
 */
seo: Seo
/**
 * One or two sentences for the card that leads here from an index page.
 */
summary?: string
/**
 * The picture of that card.
 */
image?: Image
/**
 * Only in a file named [slug].json or [id].json: the collection; the page is made once for each of its items, and `{item.…}` stands for the item’s fields.
 */
each?: string
/**
 * Its place among the pages beside it where an index page lists them, the smallest number first. Left out: behind those that have one, by its title.
 */
order?: number
/**
 * Parts of the frame that a phone does not show on this page.
 * 
 * Items: A part of the frame.
 */
hideOnMobile?: ("header" | "bottom-bar" | "footer")[]
/**
 * Write `false` to leave the page out of the site.
 */
isActive?: boolean
/**
 * The last day for which the text is approved, such as `2027-03-31`. From the next day on the content is refused until it is approved anew.
 */
approvedUntil?: string
/**
 * When the content last changed, for the sitemap: `2023-06-02T09:00:00+05:30`.
 */
updatedAt?: string
/**
 * The sections from top to bottom.
 * 
 * @minItems 1
 */
sections: Block[]
}
export type Seo = {
/**
 * The page’s title in the browser tab and in search results. Best below 60 characters.
 */
title: string
/**
 * One or two sentences for search results. Best between 70 and 160 characters.
 */
description: string
/**
 * Further meta tags of the page.
 */
metaTags?: MetaTag[]
/**
 * A picture for social networks instead of the one that the build draws, such as `/images/team.jpg`: JPEG or PNG, 1,200 × 630 pixels.
 */
image?: string
/**
 * The address that search engines should keep, where it is not this page’s own, such as `/services`.
 */
canonical?: string
/**
 * What search engines may do with the page. Left out: it may be found.
 */
robots?: ("index" | "noindex")
}
export type MetaTag = {
/**
 * Which attribute carries the key: `name` (`<meta name="keywords">`) or `property` (`<meta property="og:type">`).
 */
type: ("name" | "property")
/**
 * The key, for example `keywords` or `og:type`.
 */
key: string
/**
 * What the tag says, such as `retirement, pension` for `keywords`.
 */
value: string
}
/**
 * What the whole site shares: the brand, its addresses, languages and services.
 */
export type Site = {
/**
 * The relative path of the schema that your editor checks this file against.
 */
$schema: string
/**
 * Who speaks: the organisation’s name, logo, address and registrations.
 */
brand: {
/**
 * The name as shown beside the logo.
 */
name: string
/**
 * The name in the register of companies or associations, such as `Sample Library Association`.
 */
legalName: string
/**
 * The line beside the name, such as what you are or do: `Public library since 1921`.
 */
descriptor: string
/**
 * The logo: a picture as high as the header’s line, of any shape. The browser’s own sign is another file, `public/favicon.svg`.
 */
logo: Image
/**
 * The logo holds the name already: the header does not write it beside it.
 */
wordmark?: boolean
/**
 * The day of incorporation, `2011-06-01`.
 */
foundedOn?: string
/**
 * What search engines are told that the organisation is (schema.org). Left out: `Organization`. What people visit, such as a `FinancialService`, a `Library` or a `Store`, needs its `address`.
 */
kind?: ("Organization" | "CollegeOrUniversity" | "Corporation" | "EducationalOrganization" | "FinancialService" | "GovernmentOrganization" | "Hospital" | "LegalService" | "Library" | "LocalBusiness" | "MedicalBusiness" | "MedicalClinic" | "Museum" | "NGO" | "NewsMediaOrganization" | "PerformingGroup" | "ProfessionalService" | "RealEstateAgent" | "ResearchOrganization" | "Restaurant" | "School" | "SportsOrganization" | "Store")
/**
 * The registered address in its parts, for search engines.
 */
address?: {
/**
 * House and street.
 */
street: string
/**
 * The town.
 */
locality: string
/**
 * The state or province.
 */
region?: string
/**
 * The postal code. Left out: the country has none.
 */
postalCode?: string
/**
 * The ISO 3166 code of the country, such as `IN`.
 */
country: string
}
/**
 * The numbers under which the organisation is registered, for search engines.
 * 
 * Items: One registration.
 */
registrations?: {
/**
 * Its name in the content, which stays in every language.
 */
id: Slug
/**
 * Whose number it is, such as `Register of companies`.
 */
name: string
/**
 * The number.
 */
value: string
}[]
}
/**
 * The site’s address without a path: `https://www.example.com`.
 */
baseUrl: string
/**
 * The path that the site is served below, with a leading and without a final slash: `/preview`. Left out: the root.
 */
basePath?: string
/**
 * Another origin that serves pictures and documents, such as `https://assets.example.com`.
 */
assetBase?: string
/**
 * The languages, the default one first.
 * 
 * @minItems 1
 * 
 * Items: One language.
 */
locales: {
/**
 * Its BCP 47 code, for example `en` or `hi`; `de-simple` is German in plain words, such as Leichte Sprache.
 */
code: string
/**
 * Its name in itself.
 */
name: string
/**
 * A part of its name that says it where there is little room, for example `EN`. Its code where this is missing.
 */
short?: string
/**
 * The locale for dates and numbers, for example `en-US`.
 */
format?: string
/**
 * The direction of its script: `ltr` from left to right, `rtl` from right to left, as Arabic and Hebrew are written.
 */
dir: ("ltr" | "rtl")
}[]
/**
 * How amounts are written.
 */
money: {
/**
 * The currency of all amounts by its ISO 4217 code, such as `INR` or `EUR`.
 */
currency: string
/**
 * How digits are grouped: `western` 1,000,000 or `indian` 10,00,000.
 */
grouping: ("western" | "indian")
}
/**
 * The zone where the site is, such as `Europe/Zurich`: opening hours are told by its clocks, and days begin and end by them. Left out: `UTC`.
 */
timeZone?: string
/**
 * Texts that may stand anywhere as `{name}`.
 */
variables?: {
/**
 * What stands where a text says `{name}`, such as `+91 20 5550 0142` for `{phone}`.
 */
[k: string]: string
}
/**
 * Where the contact form sends. Needed where a page has the form.
 */
contact?: {
/**
 * The address that takes the message: a path of this site, or https://…
 */
endpoint: string
/**
 * Which names and e-mail addresses the form takes: `latin` the letters a to z and spaces, `any` those of every script with marks, hyphens and apostrophes, and `+` in an address. A translation may say otherwise for its language. `latin` where left out.
 */
names?: ("latin" | "any")
/**
 * Whether a message needs a telephone number. `required` where left out.
 */
phone?: ("required" | "optional")
/**
 * Whether something must be written as the message: `optional` where a form’s own `fields` say all, as of a reservation. `required` where left out.
 */
message?: ("required" | "optional")
/**
 * What a failed attempt shows: the banner, or nothing. The banner where left out.
 */
failureNotice?: ("banner" | "none")
/**
 * Send token and idempotency key as headers to another origin too.
 */
headers?: boolean
/**
 * Other origins whose pages may post to this site’s contact service, for a site that is served apart from it.
 * 
 * Items: An origin, without a path: `https://www.example.com`.
 */
allowOrigins?: string[]
/**
 * Ask for consent.
 */
consent?: {
/**
 * What a visitor agrees to by ticking the box, such as `I agree to the [privacy notice](/privacy-notice).`
 */
label: MarkdownText
}
}
/**
 * The check against robots. Needed where a page has the contact form.
 */
captcha?: {
/**
 * Who tells people from robots in the contact form.
 */
provider: ("altcha" | "turnstile" | "hcaptcha" | "recaptcha" | "none")
/**
 * The public key that the provider gave for this site, such as `0x4AAAAAAAB1cDeFgHiJkLmN`. `altcha` and `none` need none.
 */
siteKey?: string
}
/**
 * The tag manager.
 */
analytics?: {
/**
 * The id of a Google Tag Manager container, `GTM-…`. Left out: none is loaded.
 */
containerId?: string
/**
 * Load it only after the visitor has agreed: a banner asks, and the footer lets them change their mind.
 */
consent?: boolean
/**
 * The page that says what is collected, such as `/privacy-notice`; the banner leads to it.
 */
details?: string
/**
 * Other origins that the container’s tags need: scripts, requests, pictures and frames of theirs are allowed.
 * 
 * Items: An origin, without a path: `https://tags.example.com`.
 */
origins?: string[]
}
/**
 * Profiles on social networks.
 * 
 * Items: One profile.
 */
social?: {
/**
 * Which network.
 */
network: ("facebook" | "instagram" | "linkedin" | "youtube" | "bluesky" | "github" | "mastodon" | "telegram" | "threads" | "tiktok" | "whatsapp" | "x")
/**
 * Your page there, such as `https://www.linkedin.com/company/example`.
 */
url: string
}[]
/**
 * Whether visitors can search the whole site. `true` where left out; a site of one page has no search.
 */
search?: boolean
/**
 * Crawlers that `robots.txt` asks to stay away, such as those that gather texts for language models. Left out: none.
 * 
 * Items: Its name, as the one who sends it writes it, such as `GPTBot`, `Google-Extended` or `CCBot`.
 */
refusedCrawlers?: string[]
/**
 * What differs by environment (SITE_ENV).
 */
environments?: {
/**
 * One environment.
 */
[k: string]: {
/**
 * What stands before every title, for example `DEV | `.
 */
titlePrefix?: string
/**
 * Whether search engines may index it. Left out: `production` alone.
 */
robots?: ("index" | "noindex")
/**
 * Log what happens in the browser’s console.
 */
debug?: boolean
}
}
/**
 * Old addresses and where they lead now.
 * 
 * Items: One redirect.
 */
redirects?: {
/**
 * The path that old links and bookmarks name, such as `/old-page`.
 */
from: string
/**
 * Where it leads now, such as `/about-us` or `https://example.com`.
 */
to: string
}[]
/**
 * How strict the browser is told to be.
 */
security?: {
/**
 * `self`: scripts of this origin; `hashes`: only the scripts of this build, by hash. `self` where left out.
 */
scripts?: ("self" | "hashes")
}
/**
 * What the regulator asks.
 */
compliance?: {
/**
 * Sentences that must stand on every page, word for word.
 * 
 * Items: One sentence.
 */
required?: {
/**
 * The sentence, letter for letter, such as `Investments are subject to market risks.`
 */
text: string
/**
 * Where it must stand.
 */
where: ("footer" | "every-page" | "calculator")
}[]
/**
 * The lines of the footer: registrations, roles, risk sentences.
 * 
 * Items: A line.
 */
lines?: string[]
}
/**
 * The route of the page that is shown at unknown addresses.
 */
notFound?: string
}
/**
 * Every word that the engine itself shows, by key.
 */
export type Strings = {
/**
 * The relative path of the schema that your editor checks this file against.
 */
$schema: string
/**
 * The link that jumps over the header.
 */
skipToContent?: string
/**
 * The name of the main menu.
 */
primaryNavigation?: string
/**
 * The name of the secondary menu.
 */
sectionNavigation?: string
/**
 * The name of the bottom bar.
 */
mobileNavigation?: string
/**
 * The name of the page numbers.
 */
paginationNavigation?: string
/**
 * The choice that shows a whole list again.
 */
all?: string
/**
 * The name of the links that narrow a list.
 */
filters?: string
/**
 * The link to the calendar of all that is to come.
 */
calendarFeed?: string
/**
 * The link to the calendar file of an event.
 */
addToCalendar?: string
/**
 * Of an event that is cancelled; `{text}` is its title or its time.
 */
eventCancelled?: string
/**
 * Of an event that is put off to a day that is not known yet; `{text}` is its title or its time.
 */
eventPostponed?: string
/**
 * Of an event that takes place online instead; `{text}` is its title or its time.
 */
eventOnline?: string
/**
 * Of an event that is over; `{text}` is its time.
 */
eventOver?: string
/**
 * Said of what is open; `{time}` is when it closes.
 */
openNow?: string
/**
 * Said of what is open day and night, or does not close within a day.
 */
openLong?: string
/**
 * Said of what is closed; `{time}` is when it opens, with the day.
 */
closedNow?: string
/**
 * Said of a day without hours.
 */
closed?: string
/**
 * Above the days with hours of their own.
 */
otherHours?: string
/**
 * The name of the notice at the top of every page.
 */
siteNotice?: string
/**
 * The button that shows a picture larger; `{title}` is what it shows.
 */
enlarge?: string
/**
 * The button that loads a map; `{title}` is what it shows.
 */
showEmbed?: string
/**
 * Below what is loaded from another site; `{host}` is its name.
 */
embedNotice?: string
/**
 * The name of the breadcrumbs.
 */
breadcrumbNavigation?: string
/**
 * The name of the links to the item before and the item after.
 */
neighboursNavigation?: string
/**
 * Above the list of a long article’s parts.
 */
contents?: string
/**
 * The first breadcrumb.
 */
home?: string
/**
 * The button that opens the rest of the menu.
 */
more?: string
/**
 * Closes a dialog.
 */
close?: string
/**
 * Goes back to the previous page.
 */
back?: string
/**
 * While something loads.
 */
loading?: string
/**
 * The name of a search box.
 */
search?: string
/**
 * The hint in a search box.
 */
searchPlaceholder?: string
/**
 * The button, the dialog and the field of the search that goes through the whole site.
 */
siteSearch?: string
/**
 * What stands in that field while it is empty.
 */
siteSearchPlaceholder?: string
/**
 * The heading above the main pages, which that dialog shows before the first letter.
 */
siteSearchStart?: string
/**
 * How many results a search of the whole site has; {count} is the number.
 */
siteSearchCount?: string
/**
 * The same where not all are shown; {shown} is how many are.
 */
siteSearchBest?: string
/**
 * Shown where the search cannot be fetched.
 */
siteSearchFailed?: string
/**
 * Fetches it again.
 */
siteSearchRetry?: string
/**
 * Turns the key / off, in the dialog of the search: who speaks to a device presses it unawares.
 */
siteSearchKey?: string
/**
 * What a page is called in a search.
 */
kindPage?: string
/**
 * What an article is called in a search.
 */
kindArticle?: string
/**
 * What an event is called in a search.
 */
kindEvent?: string
/**
 * What a publication is called in a search.
 */
kindPublication?: string
/**
 * The heading above the pages whose addresses are nearest to one that does not exist.
 */
notFoundNearest?: string
/**
 * Said in place of a list that has nothing to show.
 */
noItems?: string
/**
 * A search found nothing.
 */
noResult?: string
/**
 * What to do then.
 */
noResultHelp?: string
/**
 * One step back in a carousel, gallery or list.
 */
previous?: string
/**
 * One step on.
 */
next?: string
/**
 * Which slides of a carousel are on view, or which picture of a gallery, for example `1–4 of 7`; `{slides}` are their numbers.
 */
slidesShown?: string
/**
 * Several slides in a row, as a screen reader says them.
 */
slidesRange?: string
/**
 * Stops a carousel.
 */
pause?: string
/**
 * Starts a carousel.
 */
play?: string
/**
 * The button on a video; `{title}` is its title.
 */
playVideo?: string
/**
 * Said beside a video before it loads.
 */
videoNotice?: string
/**
 * Leads to an article or opens a detail.
 */
readMore?: string
/**
 * Leads to an event.
 */
clickToView?: string
/**
 * Leads from a card to its page.
 */
seeMore?: string
/**
 * The copy-link button; `{title}` is the item’s title.
 */
copyLink?: string
/**
 * After a link was copied.
 */
linkCopied?: string
/**
 * Where the browser refuses to copy.
 */
copyFailed?: string
/**
 * Said of links that open a new tab.
 */
opensInNewTab?: string
/**
 * The state of a list; `{page}` and `{pages}` are numbers.
 */
pageOf?: string
/**
 * A page number’s name; `{page}` is the number.
 */
goToPage?: string
/**
 * How many items a list has; `{count}` is the number.
 */
itemCount?: PluralText
/**
 * The reading time; `{minutes}` is a number.
 */
minutesToRead?: string
/**
 * Something failed while online.
 */
systemErrorOnline?: string
/**
 * Something failed while offline.
 */
systemErrorOffline?: string
/**
 * Loads the page anew.
 */
reload?: string
/**
 * Closes a message.
 */
dismiss?: string
/**
 * The name of the place where notices appear.
 */
notifications?: string
/**
 * In development: a section could not be drawn; `{type}` is its type.
 */
sectionFailed?: string
/**
 * The name of the colour scheme’s switch.
 */
theme?: string
/**
 * Follow the system.
 */
themeSystem?: string
/**
 * The light scheme.
 */
themeLight?: string
/**
 * The dark scheme.
 */
themeDark?: string
/**
 * The name of the language selector.
 */
language?: string
/**
 * A field of the contact form.
 */
firstName?: string
/**
 * A field of the contact form.
 */
lastName?: string
/**
 * A field of the contact form.
 */
email?: string
/**
 * A field of the contact form.
 */
phone?: string
/**
 * A field of the contact form.
 */
message?: string
/**
 * The name of the city selector.
 */
city?: string
/**
 * A line of the directory.
 */
contactPerson?: string
/**
 * The words of the robot check.
 */
captchaLabel?: string
/**
 * Said of fields that must be filled.
 */
required?: string
/**
 * An error of the contact form.
 */
firstNameMissing?: string
/**
 * An error of the contact form.
 */
lastNameMissing?: string
/**
 * An error of the contact form.
 */
nameInvalid?: string
/**
 * An error of the contact form.
 */
emailMissing?: string
/**
 * An error of the contact form.
 */
emailInvalid?: string
/**
 * An error of the contact form.
 */
phoneMissing?: string
/**
 * An error of the contact form.
 */
phoneShort?: string
/**
 * An error of the contact form: a name, an address or a number of more characters than any has.
 */
fieldLong?: string
/**
 * An error of the contact form: a field of the site’s own is empty. `{label}` is what it is called.
 */
fieldMissing?: string
/**
 * An error of the contact form: nothing is chosen in a list of the site’s own. `{label}` is what it is called.
 */
fieldUnchosen?: string
/**
 * An error of the contact form: a box of the site’s own is to be ticked. `{label}` is what stands beside it.
 */
fieldUnticked?: string
/**
 * An error of the contact form: something else than a number stands in a field for one. `{label}` is what it is called.
 */
fieldNumber?: string
/**
 * An error of the contact form: a number is too small. `{least}` is the smallest one that is taken, `{label}` what the field is called.
 */
fieldLeast?: string
/**
 * An error of the contact form: a number is too large. `{most}` is the largest one that is taken, `{label}` what the field is called.
 */
fieldMost?: string
/**
 * An error of the contact form.
 */
messageMissing?: string
/**
 * An error of the contact form.
 */
messageLong?: string
/**
 * An error of the contact form.
 */
captchaMissing?: string
/**
 * The captcha while it works; begins with the captcha’s label.
 */
captchaChecking?: string
/**
 * The captcha did not succeed, or the server refused it.
 */
captchaFailed?: string
/**
 * The captcha was solved too long ago.
 */
captchaExpired?: string
/**
 * The captcha could not be fetched; the message can be sent without it.
 */
captchaAway?: string
/**
 * The box of the consent is not ticked.
 */
consentMissing?: string
/**
 * The length of the message; `{count}` and `{limit}` are numbers.
 */
messageCount?: string
/**
 * Behind the length of a message that was pasted and is too long; `{count}` is how many characters did not fit.
 */
messageCut?: string
/**
 * Beside the send button after a failed attempt, of which only the answer may have been lost.
 */
contactKept?: string
/**
 * The same where the server says when to try again; `{time}` is a time of day.
 */
contactKeptUntil?: string
/**
 * The server takes no more messages for now; `{time}` is a time of day.
 */
contactRetryAfter?: string
/**
 * Beside the send button when there is no connection.
 */
contactOffline?: string
/**
 * The button with which the visitor agrees that the message is sent later.
 */
contactSendLater?: string
/**
 * After the visitor has agreed.
 */
contactWaiting?: string
/**
 * The button that takes the agreement back.
 */
contactChange?: string
/**
 * After a message was sent.
 */
contactSuccess?: string
/**
 * Above the faults, on the page that answers a form sent without JavaScript.
 */
contactCorrect?: string
/**
 * After too many messages from one connection.
 */
contactTooMany?: string
/**
 * The send button on the page that answers a form sent without JavaScript.
 */
contactSend?: string
/**
 * The subject of the notice that tells you of a message. `{name}` is the sender’s name.
 */
contactNotice?: string
/**
 * Beside the form for visitors without JavaScript.
 */
noScriptForm?: string
/**
 * The name of the calculator’s results.
 */
result?: string
/**
 * A column of the calculator’s table.
 */
year?: string
/**
 * A column of the calculator’s table.
 */
invested?: string
/**
 * A column of the calculator’s table.
 */
value?: string
/**
 * A column of the calculator’s table.
 */
monthly?: string
/**
 * A column of the calculator’s table.
 */
lumpSum?: string
/**
 * A column of the calculator’s table.
 */
years?: string
/**
 * A column of the calculator’s table.
 */
rate?: string
/**
 * On the calculator’s page for visitors without JavaScript.
 */
noScriptCalculator?: string
/**
 * A thousand, as people say it after a number: 5 thousand.
 */
thousand?: string
/**
 * A hundred thousand, after a number.
 */
lakh?: string
/**
 * Ten million, after a number.
 */
crore?: string
/**
 * A thousand in short, where a chart has little room.
 */
thousandShort?: string
/**
 * A lakh in short.
 */
lakhShort?: string
/**
 * A crore in short.
 */
croreShort?: string
/**
 * What an investment earns above what was put in.
 */
returns?: string
/**
 * The heading of the chart of invested money against returns.
 */
moneySources?: string
/**
 * The heading of the chart of growth.
 */
growthByYear?: string
/**
 * The chart of growth in words; `{invested}`, `{years}`, `{value}` and `{returns}` are filled in.
 */
growthText?: string
/**
 * Said in place of the charts where there is nothing to draw.
 */
noGrowth?: string
/**
 * The button that shows the table behind the charts, and the table’s name.
 */
yearByYear?: string
/**
 * The button that saves the table as a file for spreadsheets.
 */
downloadCsv?: string
/**
 * What the calculator’s copy-link button copies a link to: it fills `{title}` of `copyLink`.
 */
thisCalculation?: string
/**
 * Below a box of the calculator that was left with a value it does not take; `{min}` and `{max}` are its limits.
 */
putRight?: string
/**
 * How the calculator compounds; `{rate}` is the visitor’s rate, `{effective}` what it comes to in a year.
 */
compounding?: string
/**
 * The name of the banner that asks for consent to the tag manager, and the footer’s button that brings it back.
 */
cookieChoices?: string
/**
 * The banner’s question.
 */
cookieQuestion?: string
/**
 * The banner’s link to the page that says what is collected.
 */
cookieDetails?: string
/**
 * Agrees to the tag manager.
 */
cookieAccept?: string
/**
 * Refuses the tag manager.
 */
cookieDecline?: string
}
export type PluralText = {
/**
 * The form for numbers that the language counts as “zero”.
 */
zero?: string
/**
 * The form for numbers that the language counts as “one”.
 */
one?: string
/**
 * The form for numbers that the language counts as “two”.
 */
two?: string
/**
 * The form for numbers that the language counts as “few”.
 */
few?: string
/**
 * The form for numbers that the language counts as “many”.
 */
many?: string
/**
 * The form for all other numbers; {count} is the number.
 */
other: string
}
/**
 * The look: every colour, size and font of the site. The build turns it into CSS custom properties.
 */
export type Theme = {
/**
 * The relative path of the schema that your editor checks this file against.
 */
$schema: string
/**
 * The colour roles.
 */
colors: {
/**
 * The page’s ground, that of the header, and that of fields in a form.
 */
paper: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * A second ground, a shade away: sections of the tone `tint`, and what lies behind pictures.
 */
paperTint: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * The ground of cards, of a form, and of the bar at the foot of a phone.
 */
card: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * Text.
 */
ink: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * Secondary text.
 */
inkSoft: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * Hairlines.
 */
line: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * Borders of controls, readable at 3:1.
 */
lineStrong: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * The ground of dark sections (the tone `ink`), of invitations and of the footer.
 */
deep: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * The ground of cards on dark sections.
 */
deepSoft: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * Text on dark ground.
 */
onDeep: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * Secondary text on dark ground.
 */
onDeepSoft: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * The ground of the main button.
 */
action: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * Text on the main button.
 */
onAction: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * The accent: the header’s button, the main button on dark sections, and marks and lines.
 */
accent: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * Text on the accent.
 */
onAccent: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * The accent as text: a heading’s `accent`, the small line above headings, the entry of the menu where one is.
 */
accentInk: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * The accent as a pale ground.
 */
accentSoft: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * The accent as text on dark ground.
 */
accentOnDeep: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * The second colour: links, and marks such as those of notes.
 */
second: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * The second colour as a pale ground: for drawings, which name it `var(--second-soft)`.
 */
secondSoft: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * Ground of success messages.
 */
success: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * Ground of error messages.
 */
danger: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * Ground of notices.
 */
info: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * Ground of warnings.
 */
warning: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * Text on the four grounds above.
 */
onStatus: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
/**
 * The ring around what has the focus.
 */
focus: {
/**
 * On light ground: a CSS colour.
 */
light: string
/**
 * On dark ground: a CSS colour.
 */
dark: string
}
}
/**
 * Named colours that content may choose, for example one for each profile.
 */
accents?: {
/**
 * One named colour.
 */
[k: string]: {
/**
 * As text and shape on light ground.
 */
light: string
/**
 * As text and shape on dark ground.
 */
dark: string
/**
 * As a pale ground.
 */
soft: string
/**
 * As a ground in the dark scheme.
 */
softDark: string
}
}
/**
 * The font files.
 * 
 * Items: One font file.
 */
fonts: {
/**
 * The family’s name.
 */
family: string
/**
 * The WOFF2 file below `public/`.
 */
src: string
/**
 * The weights in it, for example `100 900`.
 */
weight: string
/**
 * Upright (`normal`) or `italic`. Upright where left out.
 */
style?: ("normal" | "italic")
/**
 * The characters in it, as in CSS.
 */
unicodeRange?: string
/**
 * Fetch it before it is asked for.
 */
preload?: boolean
/**
 * The system font that its metrics are matched to.
 */
fallback: ("serif" | "sans-serif")
/**
 * The languages on whose pages it is fetched ahead. Left out: all.
 * 
 * Items: A language by its code, such as `hi`.
 */
locales?: string[]
}[]
/**
 * Which fonts texts are set in, and how large.
 */
type: {
/**
 * The families for headings, the first one that is there.
 * 
 * @minItems 1
 * 
 * Items: A family.
 */
heading: string[]
/**
 * The families for text, the first one that is there.
 * 
 * @minItems 1
 * 
 * Items: A family.
 */
text: string[]
/**
 * The families for the names of languages in their selector, for a font of those few letters; without it, those of text.
 * 
 * @minItems 1
 * 
 * Items: A family.
 */
languageNames?: string[]
/**
 * Text size on a phone, in pixels.
 */
base: number
/**
 * Text size on a wide screen, in pixels.
 */
baseWide: number
/**
 * The step between sizes on a phone.
 */
ratio: number
/**
 * The step between sizes on a wide screen.
 */
ratioWide: number
/**
 * The weight of headings.
 */
headingWeight: number
}
/**
 * Room around things, and the widths of page and text.
 */
space: {
/**
 * How far things stand apart, in pixels: sections, their headings, what stands side by side, and the words of a card from its edge. 8 is the usual; 5 sets a page densely, 12 with much air.
 */
unit: number
/**
 * The widest content in pixels.
 */
page: number
/**
 * The widest line of text, in characters.
 */
text: number
}
/**
 * The roundness of cards, pictures and fields in pixels.
 */
radius: number
/**
 * The roundness of buttons, of filters and of the box that searches a list, in pixels: `0` is square. Fully round where left out.
 */
buttonRadius?: number
/**
 * What is drawn behind invitations without a picture, and on social pictures: a rising `curve`, or nothing. Nothing where left out.
 */
motif?: ("none" | "curve")
/**
 * The height of the header on wide screens in pixels. 140 where left out.
 */
headerHeight?: number
/**
 * Which scheme a visitor sees who has not chosen: the one of their device (`system`), or always `light` or `dark`. That of the device where left out.
 */
scheme?: ("system" | "light" | "dark")
/**
 * How languages are set whose script needs other measures, by their codes. Their letters are never spaced or slanted, and their small labels are larger.
 */
languages?: {
/**
 * One language.
 */
[k: string]: {
/**
 * The height of a line of text, in font sizes.
 */
lineHeight: number
/**
 * The height of a line of a heading, in font sizes.
 */
headingLineHeight: number
}
}
}
